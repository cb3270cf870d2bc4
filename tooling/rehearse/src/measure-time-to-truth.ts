import { setTimeout as wait } from 'node:timers/promises'
import { giveOnSandbox } from '@milepost/presets/give-on-sandbox'
import type { RehearsalFolder } from './in-a-folder.ts'
import { type BehindVarnish, startBehindVarnish } from './start-behind-varnish.ts'

const gifts = 200
const everyMs = 300
const pollEveryMs = 250
/** Whoever is not right by then counts as so late. */
const longestMs = 120_000
const page = 'maya-walks'

interface Surface {
  name: string
  address: string
  /** By when each gift was shown, in milliseconds; a gift that never was has none. */
  shownMs: number[]
}

/**
 * Gives 200 gifts in a minute to a supporter's page of a site that two servers, a Redis and Varnish serve, each giver coming
 * back as people do, and measures how long after that every surface shows each gift: the 50th and 99th percentile.
 *
 * @throws Error when a surface never shows all of them
 */
export async function measureTimeToTruth(stage: RehearsalFolder): Promise<void> {
  const stack = await startBehindVarnish(stage, { purges: true, shares: true })
  try {
    await measure(stack, stage.log)
  } finally {
    await stack.stop()
  }
}

async function measure(
  { origin, sandbox, servers }: BehindVarnish,
  log: RehearsalFolder['log'],
): Promise<void> {
  const [site, own] = await Promise.all([
    readTotal(`${origin}/totals.json`),
    readTotal(`${origin}/totals/page/${page}.json`),
  ])
  const surfaces = [
    ['through the cache', origin] as const,
    ['of the first server', servers[0].origin] as const,
    ['of the second server', servers[1].origin] as const,
  ].flatMap(([where, at]) =>
    [
      ['home page', '/', site] as const,
      ['total of the site as JSON', '/totals.json', site] as const,
      ['supporter’s page', `/fundraising/${page}`, own] as const,
      ['total of the page as JSON', `/totals/page/${page}.json`, own] as const,
    ].map(([name, path, before]) => {
      const surface: Surface = { name: `${name}, ${where}`, address: at + path, shownMs: [] }
      return { before, surface }
    }),
  )

  const amounts = Array.from({ length: gifts }, (_, at) => 501 + at * 2)
  const returnedMs: number[] = []
  const sums = runningSums(amounts)
  const ending = new AbortController()
  const watching = surfaces.map(async ({ before, surface }, turn) => {
    const texts = sums.map((sum) => written(before + sum))
    await wait((pollEveryMs / surfaces.length) * turn)
    while (!ending.signal.aborted && surface.shownMs.length < gifts) {
      const text = await (await fetch(surface.address)).text()
      const shown = texts.findLastIndex((one) => text.includes(one))
      const nowMs = performance.now()
      while (surface.shownMs.length <= shown) surface.shownMs.push(nowMs)
      await wait(pollEveryMs)
    }
  })
  const startedMs = performance.now()
  for (const [at, amount] of amounts.entries()) {
    await wait(Math.max(0, startedMs + at * everyMs - performance.now()))
    const id = await giveOnSandbox(sandbox.origin, { slug: page, amountMinor: amount })
    // A giver comes back from the checkout to the site, whichever server answers.
    const back = await fetch(`${origin}/?donation-id=${id}`)
    if (!(await back.text()).includes(written(amount))) {
      throw new Error(`The receipt of gift ${id} does not show ${written(amount)}`)
    }
    returnedMs.push(performance.now())
  }
  log(`${gifts} gifts in ${Math.round((performance.now() - startedMs) / 1000)} s`)
  await Promise.race([Promise.all(watching), wait(longestMs, undefined, { ref: false })])
  ending.abort()
  await Promise.all(watching)

  for (const { surface } of surfaces) {
    const lateMs = returnedMs.map((back, at) =>
      Math.max(0, (surface.shownMs[at] ?? Infinity) - back),
    )
    log(
      `${surface.name.padEnd(52)} 50 %: ${seconds(lateMs, 0.5)} s, 99 %: ${seconds(lateMs, 0.99)} s, last: ${seconds(lateMs, 1)} s`,
    )
  }
  const late = surfaces.filter(({ surface }) => surface.shownMs.length < gifts)
  if (late.length > 0) {
    throw new Error(
      `Never right: ${late.map(({ surface: { name, shownMs } }) => `${name} (${shownMs.length} of ${gifts} gifts)`).join('; ')}`,
    )
  }
}

async function readTotal(address: string): Promise<number> {
  const { raisedMinor } = (await (await fetch(address)).json()) as { raisedMinor: number }
  return raisedMinor
}

function runningSums(amounts: readonly number[]): number[] {
  let sum = 0
  return amounts.map((amount) => (sum += amount))
}

/** Pounds as the site writes them. */
function written(minor: number): string {
  const digits = minor % 100 === 0 ? 0 : 2
  return `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

function seconds(timesMs: readonly number[], part: number): string {
  const sorted = timesMs.toSorted((one, other) => one - other)
  const at = Math.max(0, Math.ceil(sorted.length * part) - 1)
  return ((sorted[at] ?? Infinity) / 1000).toFixed(1)
}
