import { calls } from '../calls/index.ts'
import { openContentRoot } from '../content/content-root.ts'
import { prepareDatabase } from '../seed/prepare-database.ts'
import { createApp } from '../server/create-app.ts'
import { createSeededRandom } from '../random/seeded-random.ts'
import type { SandboxControls } from '../front-page/front-page.ts'
import { mountFrontPage } from '../front-page/mount-front-page.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import { type Scenario, createScenarioMiddleware } from '../scenarios/scenarios.ts'
import type { RandomSource } from '../random/random-source.ts'
import type { WorldFile } from '../seed/world-file.ts'
import { systemRandom } from '../random/random-source.ts'

/** Options of a sandbox. All are optional. */
export interface SandboxOptions {
  /** SQLite file, or `:memory:` for a database that is lost on exit. @default `:memory:` */
  databaseFile?: string
  /** Whether to discard the existing database and seed a new one. @default false */
  reset?: boolean
  /** Returns the current time, in ms. Seed data is dated relative to the current day. @default `Date.now` */
  clock?: () => number
  /** Source of new ids and tokens. */
  random?: RandomSource
  /** Seed of the generated data. */
  seed?: number
  /** Size of the seed data, from 1 to 100; 1 is 200 pages and 3,000 donations per demo site. @default 1 */
  scale?: number
  /** Custom campaign with supporters and donations, instead of the demo worlds. */
  world?: WorldFile | undefined
  /** Content folder of the CMS, with a subfolder per repository. @default no repositories */
  content?: { root: string }
  /** Origin of the built site. If set, `/www` links redirect there instead of showing plain pages. */
  siteOrigin?: string
  /** Lifetime of an access token, in seconds. @default 3600 */
  tokenLifetimeSeconds?: number
  /** Default scenario of requests; see `scenarios`. */
  scenario?: Scenario
  /** Required value of the `x-api-key` header. @default `sandbox` */
  apiKey?: string
  /** Returns the worlds of the same process, which the front page links to. @default none */
  worlds?: () => readonly { name: string; origin: string }[]
  /** Logs warnings and errors. @default does nothing */
  log?: (message: string) => void
}

/** A local fundraising platform and CMS. */
export interface Sandbox {
  /** Handles a request to any path family. Never rejects. */
  fetch(request: Request): Promise<Response>
  /** Closes the database and stops all timers. The sandbox cannot be used afterwards. */
  close(): void
}

const noWorlds = () => []

/** Default seed of the demo worlds. */
export const defaultSeed = 20_260_601

/**
 * Creates a sandbox: the whole platform and the CMS behind one fetch handler.
 *
 * @throws ForeignDatabaseError if `databaseFile` is not a sandbox database
 * @throws RangeError if `scale` is not an integer from 1 to 100, or `tokenLifetimeSeconds` is not positive
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
  const chance = createSeededRandom(`${seed}/scenarios`)
  const controls: SandboxControls = {
    clockAheadDays: 0,
    scenario: options.scenario,
    storm: undefined,
  }
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
    applyScenario: createScenarioMiddleware({
      defaultScenario: () => controls.scenario,
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
    getWorldDetails: () => {
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
