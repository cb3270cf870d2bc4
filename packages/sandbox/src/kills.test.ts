import { once as happens } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { type RunningServer, startServer } from '@milepost/config/server-process'
import { createPlatform, type Platform, sandboxEnvironment } from '@milepost/platform'
import {
  createLegacyFitnessActivity,
  fetchDonation,
  fetchMetadata,
  fetchPageTags,
  isEmailRegistered,
  signUp,
  uploadImage,
  writeMetadata,
  writeTags,
} from '@milepost/platform/rest'
import { fetchFitnessActivities } from '@milepost/platform/graph'
import { expect, it } from 'vitest'
import { legacyToken } from './seed/seed-world.ts'
import { testFolder } from './testing/test-server.test-kit.ts'

const script = fileURLToPath(new URL('cli.ts', import.meta.url))
const kills = Number(process.env['SANDBOX_KILLS'] ?? (isFullRun ? 100 : 3))
const slug = 'sam-river-mile'
const page = '1457423'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
)

/** Checks that the written data can still be read. */
type Kept = (platform: Platform) => Promise<boolean>

/** One write of each kind, which resolves after its response. `mark` is unique to each write. */
const writes: readonly ((platform: Platform, mark: number) => Promise<Kept>)[] = [
  async (platform, mark) => {
    const id = await give(platform, mark)
    return async (later) => (await fetchDonation(later, { id })).amount === mark
  },
  async (platform, mark) => {
    await writeMetadata(platform, { page, values: { [`key-${mark}`]: String(mark) } })
    return async (later) => (await metadataOf(later))[`key-${mark}`]?.value === String(mark)
  },
  async (platform, mark) => {
    const tag = { id: `tag-${mark}`, label: 'A tag', value: String(mark) }
    await writeTags(platform, { slug, tags: [tag] })
    return async (later) => (await tagsOf(later)).some(({ value }) => value === String(mark))
  },
  async (platform, mark) => {
    const activity = { type: 'walk', title: `Walk ${mark}`, distance: mark } as const
    await createLegacyFitnessActivity(platform, { ...activity, pageSlug: slug })
    return async (later) => (await activitiesOf(later)).some(({ distance }) => distance === mark)
  },
  async (platform, mark) => {
    const email = `someone-${mark}@example.org`
    await signUp(platform, { firstName: 'S', lastName: 'O', email, password: 'Secret#123' })
    return (later) => isEmailRegistered(later, { email })
  },
  async (platform, mark) => {
    const file = new Blob([pixel, String(mark)], { type: 'image/png' })
    const path = new URL(await uploadImage(platform, { file })).pathname
    return async (later) => (await fetch(new URL(path, later.environment.images))).ok
  },
]

/** Reads the page's metadata once per platform. */
const metadataOf = once(async (platform) => fetchMetadata(platform, { page }))
const tagsOf = once(async (platform) => fetchPageTags(platform, { slug }))
const activitiesOf = once(async (platform) =>
  fetchFitnessActivities(platform, { page: slug, all: true }),
)

function once<Answer>(read: (platform: Platform) => Promise<Answer>) {
  const answers = new WeakMap<Platform, Promise<Answer>>()
  return (platform: Platform): Promise<Answer> => {
    const answer = answers.get(platform) ?? read(platform)
    answers.set(platform, answer)
    return answer
  }
}

/** Donates an amount to Sam's page through the checkout. */
async function give(platform: Platform, amount: number): Promise<string> {
  const response = await fetch(`${platform.environment.www}/checkout/donations`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      target: `page:${page}`,
      currency: 'GBP',
      amount: String(amount),
      card: 'accepted',
      exitUrl: 'http://site.example/?d=JUSTGIVING-DONATION-ID',
    }),
  })
  const id = /d=(\d+)/.exec(response.headers.get('location') ?? '')?.[1]
  if (id === undefined) throw new Error(`The donation request returned ${response.status}`)
  return id
}

function platformOf({ origin }: RunningServer): Platform {
  const environment = sandboxEnvironment(origin)
  return createPlatform({ environment, token: legacyToken, retries: 0, timeoutMs: 60_000 })
}

it(
  'keeps all confirmed writes if it is killed while writing',
  { timeout: (kills + 5) * 60_000 },
  async () => {
    const database = join(testFolder(), 'world.db')
    const start = () =>
      startServer({
        name: 'sandbox',
        script,
        args: ['--port', '0', '--database', database],
        timeoutMs: 120_000,
        verbose: false,
      })
    const kept: Kept[] = []
    let mark = 100
    let server = await start()
    for (let round = 0; round < kills; round++) {
      const platform = platformOf(server)
      const since = kept.length
      const end = new AbortController()
      const writers = writes.map(async (write) => {
        while (!end.signal.aborted) {
          mark += 1
          const written = await write(platform, mark).catch(() => undefined)
          if (written) kept.push(written)
        }
      })
      // At least one write was confirmed, and others are in flight.
      while (kept.length === since) await new Promise((resolve) => setTimeout(resolve, 5))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      const gone = happens(server.process, 'exit')
      server.process.kill('SIGKILL')
      end.abort()
      await Promise.all([gone, ...writers])
      server = await start()
      const later = platformOf(server)
      expect(await Promise.all(kept.slice(since).map((check) => check(later)))).not.toContain(false)
    }
    const last = platformOf(server)
    const all: boolean[] = []
    for (const check of kept) all.push(await check(last))
    expect(all).not.toContain(false)
    server.process.kill('SIGKILL')
    console.log(`${kills} kills, ${kept.length} answered writes, none lost`)
  },
)
