import type { CommandContext } from '../command/command.ts'
import { UsageError } from '../command/command-errors.ts'

/** The options of the commands that serve a site. */
export const serveOptions = {
  site: { type: 'string', value: '<key>', description: 'the site, where there is more than one' },
  port: {
    type: 'string',
    value: '<n>',
    description: 'the port of the site; 4000 unless given, or the next free one',
  },
  'sandbox-port': {
    type: 'string',
    value: '<n>',
    description: 'the port of the sandbox; 4100 unless given, or the next free one',
  },
  reset: { type: 'boolean', description: 'have the sandbox forget everything that was given' },
  scale: {
    type: 'string',
    value: '<n>',
    description: 'a sandbox n times larger, 1 to 100 (with --reset)',
  },
  'without-sandbox': {
    type: 'boolean',
    description: 'start no sandbox, even where platform or content are not configured',
  },
} as const

/** Requested ports and scale. */
export interface ServeNumbers {
  readonly port: number
  readonly sandboxPort: number
  readonly scale: number
}

/**
 * Parses the numeric options of commands that serve a site. `SITE_PORT` and `SANDBOX_PORT` are the defaults of the
 * ports.
 *
 * @throws UsageError with the valid range
 */
export function readServeNumbers(
  options: {
    readonly port: string | undefined
    readonly 'sandbox-port': string | undefined
    readonly scale: string | undefined
  },
  { environment }: Pick<CommandContext, 'environment'>,
): ServeNumbers {
  const port = (name: 'port' | 'sandbox-port', variable: string, usual: string) =>
    wholeNumber(`--${name}`, options[name] ?? environment[variable] ?? usual, 65_535)
  return {
    port: port('port', 'SITE_PORT', '4000'),
    sandboxPort: port('sandbox-port', 'SANDBOX_PORT', '4100'),
    scale: wholeNumber('--scale', options.scale ?? '1', 100),
  }
}

function wholeNumber(option: string, text: string, maximum: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= maximum) return value
  throw new UsageError(`${option} takes a whole number from 1 to ${maximum}, not "${text}".`)
}
