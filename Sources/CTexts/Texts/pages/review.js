(() => {
  'use strict';
  const screens = document.getElementById('screens');
  const form = document.getElementById('filters');
  const fold = (text) => text.toLowerCase();
  const cards = Array.from(screens.querySelectorAll('article'), (card) => ({ card, words: null }));
  const words = (entry) => {
    if (entry.words === null) {
      const parts = entry.card.querySelectorAll('h3, .meta, .message');
      entry.words = fold(Array.from(parts, (part) => part.textContent).join(' '));
    }
    return entry.words;
  };
  const filter = () => {
    const boxes = form.querySelectorAll('[name=status]:checked');
    const statuses = new Set(Array.from(boxes, (box) => box.value).concat(''));
    const kind = form.elements.findings.value;
    const wanted = fold(form.elements.text.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of cards) {
      const data = entry.card.dataset;
      const isShown = statuses.has(data.status) && (!kind || data[kind] !== '0')
        && wanted.every((word) => words(entry).includes(word));
      if (entry.card.hidden === isShown) entry.card.hidden = !isShown;
      if (isShown && data.screen !== undefined) count += 1;
    }
    const total = screens.querySelectorAll('[data-screen]').length;
    screens.querySelector('.none').hidden = cards.some((entry) => !entry.card.hidden);
    document.getElementById('shown').textContent = `${count} of ${total} screens`;
  };
  // What has not been shown yet has an estimated height, so the place moves while the page is drawn.
  const settle = (target, frames = 8) => {
    target.scrollIntoView();
    if (frames > 0) requestAnimationFrame(() => settle(target, frames - 1));
  };
  const follow = () => {
    if (location.hash.length < 2) return;
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { return; }
    const short = name.startsWith('screen-') ? name.slice(7) : null;
    const target = document.getElementById(name)
      ?? cards.find((entry) => short !== null && entry.card.dataset.screen === short)?.card;
    if (!target) return;
    if (target.closest('[hidden]')) { form.reset(); filter(); }
    settle(target);
  };
  const light = (event, isLit) => {
    const item = event.target.closest?.('.change, .finding');
    if (!item) return;
    const mark = item.dataset.letter ? `g[data-change="${item.dataset.letter}"]`
      : `g[data-finding="${item.dataset.number}"]`;
    for (const shape of item.closest('article').querySelectorAll(mark)) shape.classList.toggle('lit', isLit);
  };
  form.hidden = cards.length === 0;
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(filter));
  screens.addEventListener('mouseover', (event) => light(event, true));
  screens.addEventListener('mouseout', (event) => light(event, false));
  addEventListener('hashchange', follow);
  filter();
  follow();
})();
