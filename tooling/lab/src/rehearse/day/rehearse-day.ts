import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RehearsalFolder } from '../in-a-folder.ts'
import { startBehindVarnish } from '../start-behind-varnish.ts'
import {
  type GateCounts,
  type PlatformGate,
  startPlatformGate,
  type PlatformState,
} from './platform-gate.ts'
import { signInAndChange, noSupporterFindings, problemsOf, startPage } from './supporters.ts'
import { giveOnSite, repeatPerSecond, noFindings, viewPage } from './visitors.ts'

/** As a real platform allows. */
const perMinute = 1800
const readersPerSecond = 60
const giversPerSecond = 2
const startersPerSecond = 1
const comebacksPerSecond = 2
/** The total is right by then, after the storm. */
const rightWithinMs = 10_000
/** Something published is shown by then. */
const publishedWithinMs = 30_000

const noCounts: GateCounts = { reads: 0, limited: 0, mostInASecond: { times: 0, what: '' } }

type Hour = readonly [what: string, weather: PlatformState, happens?: () => Promise<void>]

/**
 * Rehearses a giving day in so many minutes: readers, givers and supporters at once, on two servers with nginx and Varnish
 * before them and a Redis beside them, and a platform that limits, is slow, fails now and then, and is down; a server and the Redis are killed, and an
 * editor publishes.
 *
 * @param minutes - how long the day is
 * @throws Error with all that was not true
 */
export async function rehearseDay(stage: RehearsalFolder, minutes: number): Promise<void> {
  const { log } = stage
  let gate: PlatformGate | undefined
  const stack = await startBehindVarnish(stage, {
    purges: true,
    shares: true,
    nginx: true,
    through: async (sandbox) => {
      gate = await startPlatformGate(sandbox, { perMinute })
      return gate.origin
    },
    environment: { RATE_LIMITS: 'off', CONTENT_CHECK_MS: '2000' },
  })
  const { origin, sandbox, redis, contentFolder } = stack
  const platform = gate?.origin ?? ''
  const found = noFindings()
  const supporters = noSupporterFindings()
  const problems: string[] = []
  const ending = new AbortController()
  try {
    const slugs = await slugsOf(origin)
    const paths = ['/', '/', '/', '/about', '/questions', '/sponsors'].concat(
      slugs.flatMap((slug) => [`/fundraising/${slug}`, `/fundraising/${slug}/donate`]),
    )
    // Every page has been seen once, as on any day before.
    for (const path of new Set(paths)) await viewPage(origin, path, noFindings())
    const before = await totalOf(origin)
    const doing = Promise.all([
      repeatPerSecond((turn) => viewPage(origin, paths[(turn * 7) % paths.length] ?? '/', found), {
        perSecond: readersPerSecond,
        until: ending.signal,
      }),
      repeatPerSecond(
        (turn) =>
          giveOnSite(
            {
              origin,
              sandbox: sandbox.origin,
              slug: slugs[turn % slugs.length] ?? '',
              minor: 500 + turn,
            },
            found,
          ),
        { perSecond: giversPerSecond, until: ending.signal },
      ),
      repeatPerSecond((turn) => startPage({ platform, origin, turn }, supporters), {
        perSecond: startersPerSecond,
        until: ending.signal,
      }),
      repeatPerSecond((turn) => signInAndChange({ platform, origin, turn }, supporters), {
        perSecond: comebacksPerSecond,
        until: ending.signal,
      }),
    ])
    const day: Hour[] = [
      ['a good hour', 'none'],
      ['the platform is slow', 'slow'],
      ['a server is killed', 'none', () => stack.replaceServer(0)],
      ['the platform fails now and then', 'flaky'],
      ['the Redis is killed', 'none', async () => redis?.kill()],
      ['the platform is down', 'down'],
      ['the platform limits', 'limited'],
      ['the Redis is back', 'none', async () => redis?.restart()],
      ['an editor publishes', 'none', () => publish(origin, contentFolder, log)],
      [
        'the other server is killed while the platform is slow',
        'slow',
        () => stack.replaceServer(1),
      ],
      ['a good hour', 'none'],
    ]
    for (const [what, weather, happens] of day) {
      gate?.setWeather(weather)
      gate?.startCounting()
      const [views, failed, lostForms] = [found.views, sum(found.failed), sum(found.formsLost)]
      const endMs = Date.now() + (minutes * 60_000) / day.length
      await happens?.().catch((error: unknown) => problems.push(`${what}: ${String(error)}`))
      await wait(Math.max(0, endMs - Date.now()))
      log(
        `${what}: ${found.views - views} views, ${sum(found.failed) - failed} failed, ${found.gifts.length} gifts so far, ${sum(found.formsLost) - lostForms} forms lost, ${readsOf(gate?.counts())}`,
      )
    }
    ending.abort()
    await doing
    const expected = before + found.gifts.reduce((all, { minor }) => all + minor, 0)
    const lateMs = await rightAfter(origin, expected)
    const counts = gate?.counts()
    gate?.liftLimit()
    const { pages, signIns, edits, logs, notTaken } = supporters
    const lost = await pagesMissing(
      origin,
      pages.map(({ slug }) => slug),
    )
    log(
      `${pages.length} pages were started, people signed in ${signIns} times, edited ${edits} times and logged ${logs} activities; ${notTaken} times the platform did not take what they sent`,
    )
    if (lost.length > 0) problems.push(`pages that were made are not there: ${lost.join(', ')}`)
    problems.push(...(await problemsOf(sandbox.origin, supporters)))
    log(`${found.gifts.length} gifts; the total of the site is right after ${seconds(lateMs)} s`)
    log(
      `${found.views} views: ${percentile(found.times, 50)} ms, 99 %: ${percentile(found.times, 99)} ms`,
    )
    log(`${counts?.reads} reads of the platform, ${counts?.limited} refused with 429`)
    if (lateMs > rightWithinMs) problems.push(`the total was right only after ${seconds(lateMs)} s`)
    if (new Set(found.gifts.map(({ id }) => id)).size !== found.gifts.length) {
      problems.push('a gift was made twice')
    }
    if (found.failed.size > 0) {
      problems.push(`views failed: ${answersOf(found.failed)}`)
    }
    if (found.withoutGiving.size > 0) {
      problems.push(`no way to give on ${[...found.withoutGiving].join(', ')}`)
    }
    if (found.formsLost.size > 0) {
      problems.push(`forms for gifts led nowhere: ${answersOf(found.formsLost)}`)
    }
  } finally {
    ending.abort()
    await stack.stop()
    gate?.stop()
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Supporters' pages that the sitemap names. */
async function slugsOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const slugs = [...map.matchAll(/\/fundraising\/([\w-]+)</g)].map(([, slug = '']) => slug)
  if (slugs.length === 0) throw new Error('The sitemap names no page of a supporter.')
  return slugs.slice(0, 20)
}

async function totalOf(origin: string): Promise<number> {
  const { raisedMinor } = (await (await fetch(`${origin}/totals.json`)).json()) as {
    raisedMinor: number
  }
  return raisedMinor
}

/** How long it takes until the site's total is what it must be, in milliseconds; a minute at most. */
async function rightAfter(origin: string, expected: number): Promise<number> {
  const startedMs = Date.now()
  while (Date.now() - startedMs < 60_000) {
    if ((await totalOf(origin)) === expected) return Date.now() - startedMs
    await wait(200)
  }
  return Infinity
}

/** Which of these pages of supporters the site does not show. */
async function pagesMissing(origin: string, slugs: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const slug of slugs) {
    const { status } = await fetch(`${origin}/fundraising/${slug}`)
    if (status !== 200) missing.push(slug)
  }
  return missing
}

/** Publishes a notice, and waits until the home page shows it. */
async function publish(
  origin: string,
  contentFolder: string,
  log: RehearsalFolder['log'],
): Promise<void> {
  const file = join(contentFolder, 'tideline/custom_site/tideline.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: object }
  const words = 'This notice was published in the middle of the day.'
  Object.assign(document.data, { 'notice-text': words })
  writeFileSync(file, JSON.stringify(document))
  const startedMs = Date.now()
  while (!(await (await fetch(origin)).text()).includes(words)) {
    if (Date.now() - startedMs > publishedWithinMs) throw new Error('it is not shown')
    await wait(250)
  }
  log(`what was published is shown after ${seconds(Date.now() - startedMs)} s`)
}

/** How often the same was read within a second, at most. */
function readsOf({ mostInASecond: { times, what } } = noCounts): string {
  return `the same was read ${times} times in a second at most${times > 1 ? ` (${what})` : ''}`
}

/** Statuses and how often each was answered. */
function answersOf(counts: ReadonlyMap<number, number>): string {
  return [...counts].map(([status, times]) => `${status} × ${times}`).join(', ')
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length * part) / 100)] ?? Number.NaN)
}
