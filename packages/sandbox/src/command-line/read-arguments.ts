import { parseArgs } from 'node:util'
import { defaultSeed } from '../sandbox/create-sandbox.ts'
import { isScenario, type Scenario, scenarios } from '../scenarios/scenarios.ts'

/** Parsed command-line arguments. */
export interface CommandLine {
  /** IP address or host name to listen on. */
  host: string
  port: number
  /** Port of the fake third-party server. If undefined, the server is not started. */
  thirdPartyPort: number | undefined
  databaseFile: string
  contentRoot: string | undefined
  /** World files, each served on a separate port. If empty, the demo worlds are served. */
  worldFiles: readonly string[]
  siteOrigin: string | undefined
  scale: number
  seed: number
  tokenLifetimeSeconds: number
  scenario: Scenario | undefined
  reset: boolean
  help: boolean
}

/** Invalid command-line argument. The message is shown to the user. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError' as const
}

export const helpText = `milepost-sandbox [options]

A local fundraising platform and content service. No money moves, nothing leaves this machine.

  --host <address>      the address to listen on (default 127.0.0.1: this machine only; 0.0.0.0 in a container)
  --port <n>            where to listen (default 4100; 0 takes any free port)
  --third-party-port <n> where an origin listens that plays a third party in tests (default: none)
  --database <file>     the SQLite file that keeps everything (default milepost-sandbox.db)
  --content <folder>    content documents, one folder per repository
  --world <file>        a campaign, people and gifts of your own (JSON), in place of the demo worlds; may be named
                        several times: the next world is at the next port
  --site-origin <url>   where the built site stands, for links that lead to it
  --scale <n>           a world n times larger, 1 to 100 (when it is seeded)
  --seed <n>            the number the world is made from (default ${defaultSeed})
  --token-lifetime <s>  how long a session lasts before it must be refreshed, in seconds (default 3600)
  --scenario <name>     how it behaves: ${scenarios.join(', ')}
  --reset               forget everything that was given and seed the world again
  --help                this text

The database is one SQLite file with "-wal" and "-shm" beside it while the sandbox runs. Delete all
three, or use --reset, to start again.`

/**
 * Parses the command-line arguments.
 *
 * @throws ArgumentError with the problem and the accepted values
 */
export function readArguments(args: readonly string[]): CommandLine {
  const values = parse(args)
  return {
    host: host(values.host ?? '127.0.0.1'),
    port: wholeNumber('--port', values.port ?? '4100', 0, 65_535),
    thirdPartyPort:
      values['third-party-port'] === undefined
        ? undefined
        : wholeNumber('--third-party-port', values['third-party-port'], 0, 65_535),
    databaseFile: values.database ?? 'milepost-sandbox.db',
    contentRoot: values.content,
    worldFiles: values.world ?? [],
    siteOrigin: origin(values['site-origin']),
    scale: wholeNumber('--scale', values.scale ?? '1', 1, 100),
    seed: wholeNumber('--seed', values.seed ?? String(defaultSeed), 0, Number.MAX_SAFE_INTEGER),
    tokenLifetimeSeconds: wholeNumber(
      '--token-lifetime',
      values['token-lifetime'] ?? '3600',
      1,
      31_536_000,
    ),
    scenario: scenario(values.scenario),
    reset: values.reset ?? false,
    help: values.help ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        'third-party-port': { type: 'string' },
        database: { type: 'string' },
        content: { type: 'string' },
        world: { type: 'string', multiple: true },
        'site-origin': { type: 'string' },
        scale: { type: 'string' },
        seed: { type: 'string' },
        'token-lifetime': { type: 'string' },
        scenario: { type: 'string' },
        reset: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(name: string, text: string, minimum: number, maximum: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (value >= minimum && value <= maximum) return value
  throw new ArgumentError(
    `${name} takes a whole number from ${minimum} to ${maximum}, not "${text}".`,
  )
}

function host(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text
  throw new ArgumentError(`--host takes an address such as 0.0.0.0, not "${text}".`)
}

function origin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin
  throw new ArgumentError(
    `--site-origin takes an address such as http://localhost:4000, not "${text}".`,
  )
}

function scenario(text: string | undefined): Scenario | undefined {
  if (text === undefined || isScenario(text)) return text
  throw new ArgumentError(`--scenario takes one of ${scenarios.join(', ')}, not "${text}".`)
}
