/**
 * `npm run listen`: how long it takes from a gift until 1,000 listeners of one process know the total, what they take of
 * its memory, and what the sudden end of the process does. `LISTENERS` and `GIFTS` set other numbers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { giveOnSandbox } from '@milepost/presets/give-on-sandbox'
import { hearEvents, type HeardEvents } from './hear-events.ts'
import { residentBytes } from './resident-bytes.ts'
import { startStack } from './start-stack.ts'

const listeners = Number(process.env['LISTENERS'] ?? 1000)
const gifts = Number(process.env['GIFTS'] ?? 20)
const slug = 'maya-walks'
/** Nobody waits longer than this for what should take 5 s. */
const longestMs = 60_000

const stack = await startStack('tideline', { environment: { RATE_LIMITS: 'off' } })
let { site } = stack
try {
  const address = `${site.origin}/totals/events/page/${slug}`
  const first = hearEvents(address)
  await until('the first total', () => first.events === 1)
  const before = megabytes()
  const all = [first]
  while (all.length < listeners) {
    for (let part = 0; part < 50 && all.length < listeners; part += 1) all.push(hearEvents(address))
    const expected = all.length
    // oxlint-disable-next-line no-await-in-loop -- part after part, as people come
    await until(`${expected} listeners`, () => all.every(({ events }) => events === 1))
  }
  const listening = megabytes()

  const told: number[] = []
  const untold: number[] = []
  for (let gift = 0; gift < gifts; gift += 1) {
    // Looks come every 3 s: gifts fall anywhere between two.
    // oxlint-disable-next-line no-await-in-loop -- gift after gift
    await wait(3000 + ((gift * 790) % 3000))
    const comesBack = gift % 2 === 0
    // oxlint-disable-next-line no-await-in-loop -- as above
    const times = await timesOf(all, () => give(comesBack))
    ;(comesBack ? told : untold).push(...times)
  }
  const afterGifts = megabytes()

  const eventsBefore = all.map(({ events }) => events)
  site.process.kill('SIGKILL')
  await give(false)
  site = await stack.restartSite()
  const backMs = performance.now()
  await until('all are back', () =>
    all.every(({ events }, index) => events > (eventsBefore[index] ?? 0)),
  )
  const allBackMs = Math.max(...all.map(({ heardMs }) => heardMs)) - backMs
  await wait(5000)
  const extra = all.filter(({ events }, index) => events !== (eventsBefore[index] ?? 0) + 1).length
  const afterReturn = megabytes()

  for (const { leave } of all) leave()
  await wait(10_000)
  const afterAll = megabytes()

  console.table({
    'a gift whose giver comes back to this process': percentiles(told),
    'a gift that nobody told this process of': percentiles(untold),
  })
  console.table({
    'one listener': { megabytes: before },
    [`${listeners} listeners`]: { megabytes: listening },
    [`after ${gifts} gifts`]: { megabytes: afterGifts },
    'a new process, all back': { megabytes: afterReturn },
    'all have left': { megabytes: afterAll },
  })
  console.log(
    `kill -9: all ${listeners} know the gift of the meantime ${Math.round(allBackMs)} ms after the new process listens; ` +
      `${extra} heard anything twice or more.`,
  )
} finally {
  await stack.stop()
}

/** How long each listener waited for a change, in milliseconds from the answer of who makes it. */
async function timesOf(
  all: readonly HeardEvents[],
  change: () => Promise<number>,
): Promise<number[]> {
  const known = all.map(({ events }) => events)
  const changedMs = await change()
  await until('a gift', () => all.every(({ events }, index) => events > (known[index] ?? 0)))
  return all.map(({ heardMs }) => Math.max(0, heardMs - changedMs))
}

/** Gives 10 on the platform. @returns when the platform has answered, by `performance.now()` */
async function give(comesBack: boolean): Promise<number> {
  const id = await giveOnSandbox(stack.sandbox.origin, { slug, amountMinor: 1000 })
  const givenMs = performance.now()
  if (comesBack) {
    const receipt = `${site.origin}/fundraising/${slug}/donate/complete?donation-id=${id}`
    const { status } = await fetch(receipt)
    if (status !== 200) throw new Error(`The receipt answered ${status}.`)
  }
  return givenMs
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const lastMs = performance.now() + longestMs
  while (!isSo()) {
    if (performance.now() > lastMs) throw new Error(`${what}: not within ${longestMs / 1000} s.`)
    // oxlint-disable-next-line no-await-in-loop -- looks again
    await wait(20)
  }
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN)
  return { 'median, ms': at(0.5), '99th, ms': at(0.99), 'longest, ms': at(1) }
}

function megabytes(): number {
  return Math.round((residentBytes(site.process.pid ?? 0) ?? Number.NaN) / 1e5) / 10
}
