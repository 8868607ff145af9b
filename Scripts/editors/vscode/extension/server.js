// The other end of a language server that speaks over its standard input and output. No dependency is needed for that.
'use strict';

const { spawn } = require('node:child_process');

/** Takes bytes apart into the contents of messages, each behind a header with its length. */
class MessageReader {
  constructor(take) {
    this.take = take;
    this.bytes = Buffer.alloc(0);
  }

  add(chunk) {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.bytes.toString('latin1', 0, end));
      const start = end + 4;
      if (!length) {
        this.bytes = this.bytes.subarray(start);
        continue;
      }
      const stop = start + Number(length[1]);
      if (this.bytes.length < stop) return;
      const content = this.bytes.toString('utf8', start, stop);
      this.bytes = this.bytes.subarray(stop);
      this.take(JSON.parse(content));
    }
  }
}

/** A running server: requests are promises, notifications and the server's own requests go to `handlers`. */
class Server {
  constructor(command, words, options, handlers) {
    this.waiting = new Map();
    this.count = 0;
    this.handlers = handlers;
    this.process = spawn(command, ['lsp', ...words], options);
    this.ended = new Promise((resolve) => {
      this.process.on('error', (error) => this.stop(error, resolve));
      this.process.on('exit', (status) => this.stop(new Error(`the server ended with status ${status}`), resolve));
    });
    const reader = new MessageReader((message) => this.take(message));
    this.process.stdout.on('data', (chunk) => reader.add(chunk));
    // What is written to a server that is gone is told by its end.
    this.process.stdin.on('error', () => {});
  }

  stop(error, resolve) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    resolve(error);
  }

  take(message) {
    if (message.method) {
      const result = this.handlers[message.method]?.(message.params);
      if (message.id !== undefined) this.send({ id: message.id, result: result ?? null });
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!waiting) return;
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  send(message) {
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }
}

module.exports = { MessageReader, Server };
