import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { AnyCommand, CommandContext, CommandResult } from './command.ts'
import { UsageError } from './command-errors.ts'
import type { CommandEntry } from './command-entry.ts'
import { explainError } from './explain-error.ts'
import { createStepRunner, type OutputStream } from './steps.ts'

/** The parts of a process that the command line uses, so that tests can replace them. */
export interface CommandLineProcess {
  readonly version: string
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly out: OutputStream
  readonly err: OutputStream
  readonly untilStopped: () => Promise<void>
}

/**
 * Runs one command.
 *
 * @param entries - all commands
 * @param args - arguments after `milepost`
 * @returns the exit code: 0 for success, 1 for findings and failures, 2 for an invalid command line
 */
export async function runCommandLine(
  entries: readonly CommandEntry[],
  args: readonly string[],
  { version, cwd, environment, out, err, untilStopped }: CommandLineProcess,
): Promise<number> {
  const asJson = args.includes('--json')
  const print = (text: string) => void out.write(`${text}\n`)
  const log = (line: string) => void err.write(`${line}\n`)
  let isShown = false
  const show = ({ lines, json }: CommandResult) => {
    isShown = true
    if (asJson) print(JSON.stringify(json, null, 2))
    else for (const line of lines) print(line)
  }
  const context: CommandContext = {
    cwd,
    environment,
    log,
    show,
    step: createStepRunner(err),
    untilStopped,
  }
  const program = new Command('milepost')
    .version(version, '--version', 'print the version')
    .enablePositionalOptions()
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: () => undefined })
    .exitOverride()
  let path = program.name()
  let exitCode = 0
  const load = async (entry: CommandEntry, parsed: Command) => {
    const command = await entry.load()
    describeCommand(parsed, entry, command)
    parsed.action(async () => {
      const result = await command.run(toCommandInput(parsed, command), context)
      if (result === undefined) return
      show(result)
      if (result.hasFindings === true) exitCode = 1
    })
  }
  addCommands(program, entries, async (parsed, entry) => {
    path += ` ${parsed.name()}`
    if (entry !== undefined) await load(entry, parsed)
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const isUsage = error instanceof UsageError || error instanceof CommanderError
    const explained = isUsage
      ? {
          message: error.message === '(outputHelp)' ? 'No command was given.' : error.message,
          next: `Run ${path} --help to see the usage.`,
        }
      : explainError(error)
    // A command that continues after its result must not print a second object.
    if (asJson && !isShown) print(JSON.stringify({ error: explained }, null, 2))
    log(explained.message)
    if (explained.next !== undefined) log(explained.next)
    return isUsage ? 2 : 1
  }
}

/**
 * Adds commands by name and summary. A two-word name becomes a subcommand of a group.
 *
 * @param onReached - called before the arguments of a command or group are parsed, so that only the module of the chosen
 * command is loaded
 */
function addCommands(
  program: Command,
  entries: readonly CommandEntry[],
  onReached: (parsed: Command, entry: CommandEntry | undefined) => Promise<void>,
): void {
  const entryOf = new Map<Command, CommandEntry>()
  const watch = (parent: Command) =>
    parent.hook('preSubcommand', (_parent, parsed) => onReached(parsed, entryOf.get(parsed)))
  watch(program)
  for (const entry of entries) {
    const [first = '', second] = entry.name.split(' ')
    const group = () =>
      program.commands.find((command) => command.name() === first) ??
      watch(program.command(first).summary(`has subcommands: milepost ${first} --help`))
    const parsed = second === undefined ? program.command(first) : group().command(second)
    entryOf.set(parsed.summary(entry.summary), entry)
  }
}

function describeCommand(parsed: Command, { summary }: CommandEntry, command: AnyCommand): void {
  const { details, example } = command
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
  parsed.description(
    [sentence, ...(details === undefined ? [] : [details.replaceAll('\n', ' ')])].join('\n\n'),
  )
  for (const name of command.arguments ?? []) parsed.argument(`<${name}>`)
  for (const [name, { value = '', description }] of Object.entries(command.options)) {
    const option = new Option(`--${name} ${value}`.trim(), description)
    parsed.addOption(value === '' ? option : option.argParser(requireValue))
  }
  parsed.option('--json', 'print one JSON object instead of lines')
  parsed.addHelpText('after', `\nExample:\n\n  milepost ${example}`)
}

/** Rejects a missing value: Commander would take the next option as the value. */
function requireValue(value: string): string {
  if (!value.startsWith('--')) return value
  throw new InvalidArgumentError('The value is missing.')
}

function toCommandInput(parsed: Command, { options }: AnyCommand) {
  const values = parsed.options.map((option) => {
    const name = option.name()
    const absent = options[name]?.type === 'boolean' ? false : undefined
    return [name, parsed.getOptionValue(option.attributeName()) ?? absent] as const
  })
  return {
    options: Object.fromEntries(values) as Record<string, never>,
    arguments: parsed.args,
  }
}
