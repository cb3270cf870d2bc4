import type { CommandContext } from '../command/command.ts'
import { UsageError } from '../command/command-errors.ts'

/** Options of `dev` and `start`. */
export const serveOptions = {
  site: { type: 'string', value: '<key>', description: 'the site, if there are several' },
  port: {
    type: 'string',
    value: '<n>',
    description: 'the port of the site (default: 4000), or the next free one',
  },
  'sandbox-port': {
    type: 'string',
    value: '<n>',
    description: 'the port of the sandbox (default: 4100), or the next free one',
  },
  reset: { type: 'boolean', description: 'reset the data of the sandbox' },
  scale: {
    type: 'string',
    value: '<n>',
    description: 'generate n times as much sandbox data, 1 to 100 (with --reset)',
  },
  'without-sandbox': {
    type: 'boolean',
    description: 'start no sandbox, even if the platform or the CMS is not configured',
  },
} as const

export interface NumericServeOptions {
  readonly port: number
  readonly sandboxPort: number
  readonly scale: number
}

/**
 * Parses the numeric options of `dev` and `start`. The ports default to `SITE_PORT` or `PORT`, and `SANDBOX_PORT`, then to
 * 4000 and 4100; the scale defaults to 1.
 *
 * @throws {UsageError} if a value is not a whole number in its range
 */
export function parseNumericOptions(
  options: {
    readonly port: string | undefined
    readonly 'sandbox-port': string | undefined
    readonly scale: string | undefined
  },
  { environment }: Pick<CommandContext, 'environment'>,
): NumericServeOptions {
  const { SITE_PORT, PORT, SANDBOX_PORT } = environment
  const port = (name: 'port' | 'sandbox-port', otherwise: string) =>
    parseWholeNumber(`--${name}`, options[name] ?? otherwise, 65_535)
  return {
    port: port('port', SITE_PORT ?? PORT ?? '4000'),
    sandboxPort: port('sandbox-port', SANDBOX_PORT ?? '4100'),
    scale: parseWholeNumber('--scale', options.scale ?? '1', 100),
  }
}

function parseWholeNumber(option: string, text: string, maximum: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= maximum) return value
  throw new UsageError(`${option} must be a whole number from 1 to ${maximum}, not "${text}".`)
}
