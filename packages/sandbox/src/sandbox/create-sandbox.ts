import { calls } from '../calls/index.ts'
import { openContentRoot } from '../content/content-root.ts'
import { prepareDatabase } from '../seed/prepare-database.ts'
import { createApp } from '../server/create-app.ts'
import { seededRandom } from '../random/seeded-random.ts'
import type { Controls } from '../front-page/front-page.ts'
import { mountFrontPage } from '../front-page/mount-front-page.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import { type Scenario, scenarioPlayer } from '../scenarios/scenarios.ts'
import type { RandomSource } from '../random/random-source.ts'
import type { WorldFile } from '../seed/world-file.ts'
import { systemRandom } from '../random/random-source.ts'

/** Options of a sandbox. All are optional. */
export interface SandboxOptions {
  /** A SQLite file, or `:memory:` (the default) for a world that ends with the process. */
  databaseFile?: string
  /** Forget what the file contains. */
  reset?: boolean
  /** The present moment in milliseconds. The world is dated back from its day. */
  clock?: () => number
  /** Source of new ids. */
  random?: RandomSource
  /** One number makes the whole world. */
  seed?: number
  /** A world this many times larger; 1 is 200 pages and 3,000 donations for each demo site. */
  scale?: number
  /** A custom campaign with people and donations, instead of the demo worlds. */
  world?: WorldFile | undefined
  /** The content service's folder, with one folder per repository below it. */
  content?: { root: string }
  /** Origin of the built site: `/www` links redirect there instead of to plain pages. */
  siteOrigin?: string
  /** Lifetime of an access token in seconds. @default an hour */
  tokenLifetimeSeconds?: number
  /** Default scenario of requests; see `scenarios`. */
  scenario?: Scenario
  /** The key that `x-api-key` must carry. */
  apiKey?: string
  /** The worlds of the same process, by their origins: the front page links to them. @default this one alone */
  worlds?: () => readonly { name: string; origin: string }[]
  /** Told about what a person should know: warnings and failures. */
  log?: (message: string) => void
}

/** A local fundraising platform and content service. */
export interface Sandbox {
  /** Answers one request of any family; never rejects. */
  fetch(request: Request): Promise<Response>
  /** Closes the database and stops watching. The sandbox answers nothing afterwards. */
  close(): void
}

const noWorlds = () => []

/** The seed of the demo worlds. */
export const defaultSeed = 20_260_601

/**
 * Creates a sandbox: the whole platform and the content service behind one fetch handler.
 *
 * @throws ForeignDatabaseError when `databaseFile` is not a database of the sandbox
 * @throws RangeError when `scale` is not a whole number from 1 to 100, or a token would last no time
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    databaseFile = ':memory:',
    reset = false,
    clock = Date.now,
    random = systemRandom,
    seed = defaultSeed,
    scale = 1,
    tokenLifetimeSeconds = 3600,
    world,
    apiKey = 'sandbox',
    log = () => undefined,
  } = options
  if (!Number.isInteger(scale) || scale < 1 || scale > 100) {
    throw new RangeError(`scale must be a whole number from 1 to 100, not ${scale}`)
  }
  if (!(tokenLifetimeSeconds > 0)) {
    throw new RangeError(`tokenLifetimeSeconds must be above 0, not ${tokenLifetimeSeconds}`)
  }
  const database = prepareDatabase({
    file: databaseFile,
    reset,
    seed,
    scale,
    world,
    nowMs: clock(),
    log,
  })
  const content =
    options.content === undefined ? undefined : openContentRoot(options.content.root, log)
  const chance = seededRandom(`${seed}/scenarios`)
  const controls: Controls = { clockAheadDays: 0, scenario: options.scenario, storm: undefined }
  const services: SandboxServices = {
    database,
    clock: () => clock() + controls.clockAheadDays * 86_400_000,
    random,
    sessionMs: tokenLifetimeSeconds * 1000,
    content,
    siteOrigin: options.siteOrigin?.replace(/(?<!\/)\/+$/, ''),
    log,
  }
  const timers = new Set<ReturnType<typeof setInterval>>()
  const repeat = (work: () => void, everyMs: number) => {
    const timer = setInterval(work, everyMs)
    timers.add(timer)
    return () => {
      clearInterval(timer)
      timers.delete(timer)
    }
  }
  const app = createApp({
    apiKey,
    calls,
    scenarioOf: scenarioPlayer({
      standing: () => controls.scenario,
      random: () => chance.next(),
      seed,
    }),
    services,
    mount: (own) =>
      mountFrontPage(
        own,
        { services, controls, apiKey, worlds: options.worlds ?? noWorlds },
        repeat,
      ),
    facts: () => {
      const rows = database.all<{ name: string; value: string }>('SELECT name, value FROM facts')
      return {
        database: databaseFile,
        ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
      }
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    close() {
      for (const timer of timers) clearInterval(timer)
      database.close()
    },
  }
}
