import { parseArgs } from 'node:util'
import type { AnyCommand, CommandContext, CommandResult } from './command.ts'
import { UsageError } from './command-errors.ts'
import type { CommandEntry } from './command-entry.ts'
import { explainError } from './explain-error.ts'
import { commandHelp, commonOptions, listHelp } from './help-text.ts'
import { createSteps } from './steps.ts'

/** Somewhere to write to; `process.stdout` is one. */
interface Stream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** The parts of a process that a command line needs. */
export interface CommandLineParts {
  /** The version of this package. */
  readonly version: string
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly out: Stream
  readonly err: Stream
  readonly untilAskedToEnd: () => Promise<void>
}

/**
 * Runs one command.
 *
 * @param args - what was typed after `milepost`
 * @returns the exit code: 0 when all is well, 1 when something is to mend, differs or could not be done, 2 when the command
 *   line is wrong
 */
export async function runCommandLine(
  entries: readonly CommandEntry[],
  args: readonly string[],
  { version, cwd, environment, out, err, untilAskedToEnd }: CommandLineParts,
): Promise<number> {
  const asJson = args.includes('--json')
  const print = (text: string) => void out.write(`${text}\n`)
  const say = (line: string) => void err.write(`${line}\n`)
  let isShown = false
  const show = ({ lines, json }: CommandResult) => {
    isShown = true
    if (asJson) print(JSON.stringify(json, null, 2))
    else for (const line of lines) print(line)
  }
  const context: CommandContext = {
    cwd,
    environment,
    say,
    show,
    step: createSteps(err),
    untilAskedToEnd,
  }
  let name = ''
  try {
    if (args.length === 0) throw new UsageError('Name a command.')
    if (args[0] === '--help') return done(listHelp(entries))
    if (args[0] === '--version') return done(version)
    const { entry, rest } = findCommand(entries, args)
    if (entry === undefined) return done(listHelp(rest))
    name = ` ${entry.name}`
    const command = await entry.load()
    if (args.includes('--help')) return done(commandHelp(entry, command))
    const result = await command.run(readArguments(command, rest), context)
    if (result === undefined) return 0
    show(result)
    return result.hasFindings === true ? 1 : 0
  } catch (error) {
    const isUsage = error instanceof UsageError
    const explained = isUsage
      ? { message: error.message, next: `milepost${name} --help shows how it is used.` }
      : explainError(error)
    // Never a second object, where a command goes on after its result.
    if (asJson && !isShown) print(JSON.stringify({ error: explained }, null, 2))
    say(explained.message)
    if (explained.next !== undefined) say(explained.next)
    return isUsage ? 2 : 1
  }

  function done(text: string): number {
    print(text)
    return 0
  }
}

/** The command that is named, and what follows its name; without one the commands of the group that was asked for help. */
function findCommand(
  entries: readonly CommandEntry[],
  [first = '', second = '', ...others]: readonly string[],
):
  | { readonly entry: CommandEntry; readonly rest: readonly string[] }
  | { readonly entry: undefined; readonly rest: readonly CommandEntry[] } {
  const one = entries.find(({ name }) => name === first)
  if (one !== undefined) return { entry: one, rest: second === '' ? [] : [second, ...others] }
  const two = entries.find(({ name }) => name === `${first} ${second}`)
  if (two !== undefined) return { entry: two, rest: others }
  const group = entries.filter(({ name }) => name.startsWith(`${first} `))
  if (group.length === 0) throw new UsageError(`There is no command "${first}".`)
  if (second === '--help') return { entry: undefined, rest: group }
  const names = group.map(({ name }) => `"milepost ${name}"`).join(', ')
  throw new UsageError(`"${first}" is ${names}.`)
}

function readArguments(command: AnyCommand, args: readonly string[]) {
  const wanted = command.arguments ?? []
  const options = { ...command.options, ...commonOptions }
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
  const { values, positionals } = parsed
  const missing = wanted[positionals.length]
  if (missing !== undefined) throw new UsageError(`The <${missing}> is missing.`)
  if (positionals.length > wanted.length) {
    throw new UsageError(`"${positionals[wanted.length]}" is one argument too many.`)
  }
  const flags = Object.entries(options).filter(([, { type }]) => type === 'boolean')
  return {
    options: {
      ...Object.fromEntries(flags.map(([name]) => [name, false])),
      ...values,
    } as Record<string, never>,
    arguments: positionals,
  }

  function parse() {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  }
}
