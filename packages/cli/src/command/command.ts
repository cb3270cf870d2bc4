export interface CommandOption {
  readonly type: 'string' | 'boolean'
  /** Placeholder for the value in the help, such as `<file>`. */
  readonly value?: string
  readonly description: string
}

type OptionTable = Readonly<Record<string, CommandOption>>

type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name]['type'] extends 'boolean'
    ? boolean
    : string | undefined
}

/** The environment of a command, so that tests can replace it. */
export interface CommandContext {
  /** Absolute path of the working directory. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Prints a line of progress or a note to standard error. */
  readonly log: (line: string) => void
  /** Runs a step, and shows its name and duration. */
  readonly step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Prints the result immediately, for commands that run until they are stopped. */
  readonly show: (result: CommandResult) => void
  /** Resolves when the process receives a signal to stop. */
  readonly untilStopped: () => Promise<void>
}

export interface CommandResult {
  /** Lines of text for standard output. */
  readonly lines: readonly string[]
  /** The same result as an object. With `--json` it is printed instead of `lines`. */
  readonly json: object
  /** Whether the command found problems or differences, for exit code 1. */
  readonly hasFindings?: boolean
}

interface CommandInput<Options extends OptionTable> {
  readonly options: OptionValues<Options>
  /** Values of the arguments, in the order of `Command.arguments`. */
  readonly arguments: readonly string[]
}

/** The definition of a command. */
export interface Command<Options extends OptionTable = OptionTable> {
  /** Names of the required arguments, such as `file`. */
  readonly arguments?: readonly string[]
  readonly options: Options
  /** Example of a valid command line, without `milepost`. */
  readonly example: string
  /** Text of the help after the summary. */
  readonly details?: string
  /** @returns undefined if the result was already shown with `show` */
  run(input: CommandInput<Options>, context: CommandContext): Promise<CommandResult | undefined>
}

/** A command without the types of its options, for the list of commands. */
export type AnyCommand = Omit<Command, 'run'> & {
  run(
    input: { options: Record<string, never>; arguments: readonly string[] },
    context: CommandContext,
  ): Promise<CommandResult | undefined>
}

/** Defines a command with typed options. */
export function defineCommand<const Options extends OptionTable>(
  command: Command<Options>,
): AnyCommand {
  return command as unknown as AnyCommand
}
