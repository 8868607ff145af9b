// screenlint: the command. Each subcommand stands in a file of its own below `Commands`, and in `Command.all`.
import CStandardLibrary
import Linter

FileSystem.holdClosedStreams()
exit(CommandLineInterface.run(Array(CommandLine.arguments.dropFirst())))
