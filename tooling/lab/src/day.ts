import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, textOf } from './http.ts'
import {
  type Findings,
  giveOnSite,
  lostWrites,
  msUntilRaised,
  noFindings,
  raisedMinor,
  repeatPerSecond,
  signInAndChange,
  startPage,
  sumGifts,
  viewPage,
  visitorProblems,
} from './people.ts'
import { type PlatformGate, type PlatformState, startPlatformGate } from './platform-gate.ts'
import { log, percentile } from './processes.ts'
import { editDocument, type Stack, startStack } from './stack.ts'

/** As a real platform allows. */
const perMinute = 1800
/** The total is right by then, after the storm. */
const rightWithinMs = 10_000
const publishedWithinMs = 30_000

/**
 * A giving day in `DAY_MINUTES`: readers, donors and supporters on two servers with nginx and Varnish in front and a Redis, and a
 * platform that limits, is slow, flaky or down; both servers and the Redis are killed, and an editor publishes.
 *
 * @throws Error with every problem
 */
export async function day(): Promise<void> {
  const minutes = Number(process.env['DAY_MINUTES'] ?? 3)
  let gate: PlatformGate | undefined
  const stack = await startStack('tideline', {
    processes: [{}, {}],
    redis: true,
    varnish: 'purges',
    nginx: true,
    environment: { RATE_LIMITS: 'off', CONTENT_CHECK_MS: '2000' },
    through: async (sandbox) => {
      gate = await startPlatformGate(sandbox, perMinute)
      return gate.origin
    },
  })
  const ending = new AbortController()
  try {
    if (gate === undefined) throw new Error('The stack did not pass the sandbox.')
    const found = noFindings()
    const slugs = await slugsInSitemap(stack.origin)
    const before = await raisedMinor(stack.origin)
    const people = startPeople({ stack, platform: gate.origin, slugs, found, until: ending.signal })
    const problems = await passHours({ stack, gate, found, minutes })
    ending.abort()
    await people
    const lateMs = await msUntilRaised(stack.origin, before + sumGifts(found), 60_000)
    const { reads, limited } = gate.counts()
    gate.liftLimit()
    for (const { slug } of found.pages) {
      const { status } = await ask(stack.origin, `/fundraising/${slug}`)
      if (status !== 200) problems.push(`/fundraising/${slug} answers ${status}`)
    }
    problems.push(...visitorProblems(found), ...(await lostWrites(stack.sandbox.origin, found)))
    if (lateMs > rightWithinMs) problems.push(`the total was right only after ${lateMs} ms`)
    const { pages, signIns, edits, logs, notTaken, gifts, views, times } = found
    log(
      `${pages.length} pages, ${signIns} sign-ins, ${edits} edits, ${logs} activities, ${notTaken} not taken`,
    )
    log(`${gifts.length} donations; the total is right after ${lateMs} ms`)
    log(`${views} views: median ${percentile(times, 50)} ms, 99 % ${percentile(times, 99)} ms`)
    log(`${reads} reads of the platform, ${limited} answered with 429`)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    ending.abort()
    await stack.stop()
    gate?.stop()
  }
}

async function startPeople({
  stack: { origin, sandbox },
  platform,
  slugs,
  found,
  until,
}: {
  stack: Stack
  platform: string
  slugs: readonly string[]
  found: Findings
  until: AbortSignal
}): Promise<void> {
  const paths = ['/', '/', '/', '/about', '/questions', '/sponsors'].concat(
    slugs.flatMap((slug) => [`/fundraising/${slug}`, `/fundraising/${slug}/donate`]),
  )
  // Every page was seen once on the day before.
  for (const path of new Set(paths)) await viewPage(origin, path, noFindings())
  await Promise.all([
    repeatPerSecond(60, until, (turn) =>
      viewPage(origin, paths[(turn * 7) % paths.length] ?? '/', found),
    ),
    repeatPerSecond(2, until, (turn) => {
      const slug = slugs[turn % slugs.length] ?? ''
      return giveOnSite({ origin, sandbox: sandbox.origin, slug, minor: 500 + turn }, found)
    }),
    repeatPerSecond(1, until, (turn) => startPage({ platform, origin, turn }, found)),
    repeatPerSecond(2, until, (turn) => signInAndChange({ platform, origin, turn }, found)),
  ])
}

/** Passes the hours of the day. Returns what did not happen in one of them. */
async function passHours({
  stack,
  gate,
  found,
  minutes,
}: {
  stack: Stack
  gate: PlatformGate
  found: Findings
  minutes: number
}): Promise<string[]> {
  const replace = async (index: number) => {
    await stack.sites[index]?.kill()
    await stack.sites[index]?.start()
  }
  type Hour = readonly [name: string, state: PlatformState, event?: () => Promise<void>]
  const hours: readonly Hour[] = [
    ['a good hour', 'none'],
    ['the platform is slow', 'slow'],
    ['a server is killed', 'none', () => replace(0)],
    ['the platform is flaky', 'flaky'],
    ['Redis is killed', 'none', async () => stack.redis?.kill()],
    ['the platform is down', 'down'],
    ['the platform limits', 'limited'],
    ['Redis is back', 'none', async () => stack.redis?.restart()],
    ['an editor publishes', 'none', () => publish(stack)],
    ['the other server is killed while the platform is slow', 'slow', () => replace(1)],
    ['a good hour', 'none'],
  ]
  const problems: string[] = []
  for (const [name, state, event] of hours) {
    gate.setState(state)
    gate.startCounting()
    const [views, failed, lost] = [found.views, sum(found.failed), sum(found.formsLost)]
    const endMs = Date.now() + (minutes * 60_000) / hours.length
    await event?.().catch((error: unknown) => problems.push(`${name}: ${String(error)}`))
    await wait(Math.max(0, endMs - Date.now()))
    const { times, path } = gate.counts().mostInASecond
    log(
      `${name}: ${found.views - views} views, ${sum(found.failed) - failed} failed, ${found.gifts.length} donations so far, ${sum(found.formsLost) - lost} forms failed`,
    )
    log(`  read most often in a second: ${times} × ${path}`)
  }
  return problems
}

async function slugsInSitemap(origin: string): Promise<string[]> {
  const sitemap = textOf(await ask(origin, '/sitemap.xml'))
  const slugs = [...sitemap.matchAll(/\/fundraising\/([\w-]+)</g)].map(([, slug = '']) => slug)
  if (slugs.length === 0) throw new Error('The sitemap names no page of a supporter.')
  return slugs.slice(0, 20)
}

/** Publishes a notice, and waits until the home page shows it. */
async function publish({ origin, contentFolder }: Stack): Promise<void> {
  const text = 'This notice was published in the middle of the day.'
  editDocument(join(contentFolder, 'tideline/custom_site/tideline.json'), (fields) => {
    fields['notice-text'] = text
  })
  const startedMs = Date.now()
  while (!textOf(await ask(origin, '/')).includes(text)) {
    if (Date.now() - startedMs > publishedWithinMs) throw new Error('the notice is not shown')
    await wait(250)
  }
  log(`the notice is shown after ${Date.now() - startedMs} ms`)
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((all, times) => all + times, 0)
}
