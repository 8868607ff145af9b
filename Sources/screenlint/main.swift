// screenlint: the command. Each subcommand stands in a file of its own below `Commands`, and in `Command.all`.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

exit(CommandLineInterface.run(Array(CommandLine.arguments.dropFirst())))
