import type { AnyCommand, CommandOption } from './command.ts'
import type { CommandEntry } from './command-entry.ts'

/** Options that every command has. */
export const commonOptions = {
  json: { type: 'boolean', description: 'print one JSON object instead of lines' },
  help: { type: 'boolean', description: 'print this text' },
} as const satisfies Readonly<Record<string, CommandOption>>

/** What `milepost --help` prints, or with a group such as `models` those of its commands alone. */
export function listHelp(entries: readonly CommandEntry[]): string {
  const rows = entries.map(({ name, summary }) => [name, summary] as const)
  return [
    'milepost <command> [options]',
    '',
    ...table(rows),
    '',
    'milepost <command> --help says more of one. Example: milepost doctor --site river',
  ].join('\n')
}

/** What `milepost <command> --help` prints. */
export function commandHelp({ name, summary }: CommandEntry, command: AnyCommand): string {
  const options: Readonly<Record<string, CommandOption>> = {
    ...command.options,
    ...commonOptions,
  }
  const rows = Object.entries(options).map(
    ([option, { value, description }]) =>
      [`--${option}${value === undefined ? '' : ` ${value}`}`, description] as const,
  )
  return [
    `milepost ${name}${(command.arguments ?? []).map((one) => ` <${one}>`).join('')} [options]`,
    '',
    `  ${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...(command.details === undefined ? [] : ['', ...indented(command.details)]),
    '',
    ...table(rows),
    '',
    'Example:',
    '',
    `  milepost ${command.example}`,
  ].join('\n')
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.map(([name, text]) => `  ${name.padEnd(width)}${text}`)
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`.trimEnd())
}
