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

A local fundraising platform and CMS. No money moves, and no data leaves this machine.

  --host <address>      address to listen on (default 127.0.0.1, for this machine only; use 0.0.0.0 in a container)
  --port <n>            port to listen on (default 4100; 0 for any free port)
  --third-party-port <n> port of a fake third-party server for tests (default: none)
  --database <file>     SQLite file for all data (default milepost-sandbox.db)
  --content <folder>    folder of content documents, with a subfolder per repository
  --world <file>        custom campaign, supporters and donations (JSON) instead of the demo worlds; may be
                        repeated: each further world uses the next port
  --site-origin <url>   origin of the site, for links to it
  --scale <n>           size of the seed data, 1 to 100 times the default
  --seed <n>            seed of the generated data (default ${defaultSeed})
  --token-lifetime <s>  lifetime of an access token, in seconds (default 3600)
  --scenario <name>     failures or extreme data: ${scenarios.join(', ')}
  --reset               discard all data and seed the database again
  --help                show this help

While the sandbox runs, there are "-wal" and "-shm" files next to the database. To start over, use
--reset or delete all three.`

/**
 * Parses the command-line arguments.
 *
 * @throws ArgumentError with the problem and the accepted values
 */
export function parseArguments(args: readonly string[]): CommandLine {
  const values = parseOptions(args)
  return {
    host: parseHost(values.host ?? '127.0.0.1'),
    port: parseWholeNumber('--port', values.port ?? '4100', 0, 65_535),
    thirdPartyPort:
      values['third-party-port'] === undefined
        ? undefined
        : parseWholeNumber('--third-party-port', values['third-party-port'], 0, 65_535),
    databaseFile: values.database ?? 'milepost-sandbox.db',
    contentRoot: values.content,
    worldFiles: values.world ?? [],
    siteOrigin: parseOrigin(values['site-origin']),
    scale: parseWholeNumber('--scale', values.scale ?? '1', 1, 100),
    seed: parseWholeNumber(
      '--seed',
      values.seed ?? String(defaultSeed),
      0,
      Number.MAX_SAFE_INTEGER,
    ),
    tokenLifetimeSeconds: parseWholeNumber(
      '--token-lifetime',
      values['token-lifetime'] ?? '3600',
      1,
      31_536_000,
    ),
    scenario: parseScenario(values.scenario),
    reset: values.reset ?? false,
    help: values.help ?? false,
  }
}

function parseOptions(args: readonly string[]) {
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

function parseWholeNumber(name: string, text: string, minimum: number, maximum: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (value >= minimum && value <= maximum) return value
  throw new ArgumentError(
    `${name} must be a whole number from ${minimum} to ${maximum}, not "${text}".`,
  )
}

function parseHost(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text
  throw new ArgumentError(`--host must be an address such as 0.0.0.0, not "${text}".`)
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin
  throw new ArgumentError(
    `--site-origin must be a URL such as http://localhost:4000, not "${text}".`,
  )
}

function parseScenario(text: string | undefined): Scenario | undefined {
  if (text === undefined || isScenario(text)) return text
  throw new ArgumentError(`--scenario must be one of ${scenarios.join(', ')}, not "${text}".`)
}
