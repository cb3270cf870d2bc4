/** An option of a command. */
export interface CommandOption {
  readonly type: 'string' | 'boolean'
  /** The placeholder of the value in the help, such as `<file>`. */
  readonly value?: string
  readonly description: string
}

type OptionTable = Readonly<Record<string, CommandOption>>

type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name]['type'] extends 'boolean'
    ? boolean
    : string | undefined
}

/** Everything outside that a command may use. */
export interface CommandContext {
  /** The working folder, as a whole path. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Prints progress and notes to standard error. */
  readonly say: (line: string) => void
  /** Shows a step of long work, and how long it took. */
  readonly step: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Prints the result before the command ends, for commands that run until they are stopped. */
  readonly show: (result: CommandResult) => void
  /** Resolves when the process is asked to end. */
  readonly untilAskedToEnd: () => Promise<void>
}

/** The result of a command. */
export interface CommandResult {
  /** The lines that people read, on the standard output. */
  readonly lines: readonly string[]
  /** The same for programs: with `--json` one object on the standard output. */
  readonly json: object
  /** Whether there are problems or differences: exit code 1. */
  readonly hasFindings?: boolean
}

/** The inputs of a command. */
interface CommandInput<Options extends OptionTable> {
  readonly options: OptionValues<Options>
  /** One for each of the command's arguments. */
  readonly arguments: readonly string[]
}

/** A command as it is written down. */
export interface Command<Options extends OptionTable = OptionTable> {
  /** The names of the arguments that the command must have, such as `file`. */
  readonly arguments?: readonly string[]
  readonly options: Options
  /** A command line that works, without `milepost`. */
  readonly example: string
  /** More for the help than the summary says. */
  readonly details?: string
  /** @returns nothing when all was shown already */
  run(input: CommandInput<Options>, context: CommandContext): Promise<CommandResult | undefined>
}

/** A command with its options' types forgotten, as `commands` lists it. */
export type AnyCommand = Omit<Command, 'run'> & {
  run(
    input: { options: Record<string, never>; arguments: readonly string[] },
    context: CommandContext,
  ): Promise<CommandResult | undefined>
}

/** Gives a command the types of its options. */
export function defineCommand<const Options extends OptionTable>(
  command: Command<Options>,
): AnyCommand {
  return command as unknown as AnyCommand
}
