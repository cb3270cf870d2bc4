import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { ask, textOf } from './http.ts'
import {
  type Findings,
  lostWrites,
  noFindings,
  raisedMinor,
  repeatPerSecond,
  signInAndChange,
  startPage,
  sumGifts,
  viewPage,
  visitorProblems,
} from './people.ts'
import { inFolder, log } from './processes.ts'
import { type Stack, startStack } from './stack.ts'

const slug = 'maya-walks'
const paths = ['/', '/about', `/fundraising/${slug}`, `/fundraising/${slug}/donate`]
/** Longest and shortest pause between two kills. */
const [minPauseMs, maxPauseMs] = [100, 1500]

/**
 * Kills two servers, their Redis and the sandbox at random, `KILLS` times, while people read, donate, sign in and log. Nothing that
 * was acknowledged is lost or doubled, and no stored value is damaged.
 *
 * @throws Error with every problem
 */
export async function kills(): Promise<void> {
  const amount = Number(process.env['KILLS'] ?? 100)
  await inFolder('kills', async (folder) => {
    const lastGood = join(folder, 'last-good')
    mkdirSync(lastGood)
    const stack = await startStack('tideline', {
      // One stores its last known good values in a folder, the other in Redis.
      processes: [{ LAST_GOOD_FOLDER: lastGood }, {}],
      redis: true,
      errorFolder: folder,
      environment: { RATE_LIMITS: 'off' },
    })
    const ending = new AbortController()
    try {
      const found = noFindings()
      const before = await raisedMinor(stack.site.origin)
      const people = startPeople(stack, found, ending.signal)
      for (let kill = 1; kill <= amount; kill += 1) {
        await wait(minPauseMs + Math.random() * (maxPauseMs - minPauseMs))
        await killAny(stack)
        if (kill % 20 === 0)
          log(`${kill} kills, ${found.views} views, ${found.gifts.length} donations`)
      }
      ending.abort()
      await people
      // A server that was killed has missed invalidations: its reads are at most this old.
      await wait(21_000)
      const { pages, edits, logs, gifts, views, failed } = found
      log(
        `${amount} kills: ${views} views, ${[...failed].join(' ')} failed, ${gifts.length} donations, ${pages.length} pages, ${edits} edits, ${logs} activities`,
      )
      const problems = await problemsAfterwards(stack, found, before)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    } finally {
      ending.abort()
      await stack.stop()
    }
  })
}

async function killAny({ sites, sandbox, redis }: Stack): Promise<void> {
  // The servers of the site are killed most.
  const index = Math.floor(Math.random() * 6)
  if (index === 4) {
    await redis?.kill()
    await redis?.restart()
    return
  }
  const server = index === 5 ? sandbox : sites[index % 2]
  await server?.kill()
  await server?.start()
}

async function startPeople(
  { sites, sandbox }: Stack,
  found: Findings,
  until: AbortSignal,
): Promise<void> {
  const platform = sandbox.origin
  const originFor = (turn: number) => sites[turn % 2]?.origin ?? ''
  await Promise.all([
    repeatPerSecond(30, until, (turn) =>
      viewPage(originFor(turn), paths[turn % paths.length] ?? '/', found),
    ),
    repeatPerSecond(2, until, async (turn) => {
      const minor = 500 + turn
      // A donation counts if the payment page has acknowledged it.
      const id = await giveOnSandbox(platform, { slug, amountMinor: minor }).catch(() => undefined)
      if (id === undefined) return
      found.gifts.push({ id, minor })
      await ask(originFor(turn), `/fundraising/${slug}/donate/complete?donation-id=${id}`)
    }),
    repeatPerSecond(1, until, (turn) =>
      startPage({ platform, origin: originFor(turn), turn }, found),
    ),
    repeatPerSecond(2, until, (turn) =>
      signInAndChange({ platform, origin: originFor(turn), turn }, found),
    ),
  ])
}

async function problemsAfterwards(
  { sites, sandbox, errors }: Stack,
  found: Findings,
  before: number,
): Promise<string[]> {
  // A killed server does not answer: only views after the kills have to.
  const problems = visitorProblems({ ...found, failed: new Map() })
  for (const { origin } of sites) {
    for (const path of paths) {
      const { status } = await ask(origin, path)
      if (status !== 200) problems.push(`${path} answers ${status} in the end`)
    }
  }
  problems.push(...(await lostWrites(sandbox.origin, found)))
  const recorded = await recordedGifts(sandbox.origin)
  const lost = found.gifts.filter(({ id }) => !recorded.has(id))
  if (lost.length > 0) problems.push(`donations are lost: ${lost.map(({ id }) => id).join(', ')}`)
  const totals = await Promise.all(sites.map(({ origin }) => raisedMinor(origin)))
  // A donation whose response was lost is in the total, too.
  const least = before + sumGifts(found)
  if (totals.some((total) => total < least))
    problems.push(`the total is ${totals.join(' and ')}, not ${least}`)
  if (totals[0] !== totals[1]) problems.push(`the servers show ${totals.join(' and ')}`)
  if (errors().includes('damaged')) problems.push('a stored value is damaged')
  return problems
}

async function recordedGifts(sandbox: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (let page = 1; ; page += 1) {
    const path = `/api/v1/fundraising/pages/${slug}/donations?pageSize=150&pageNum=${page}`
    const answer = await ask(sandbox, path, { headers: { 'x-api-key': 'sandbox' } })
    const { donations = [] } = JSON.parse(textOf(answer)) as { donations?: { id: number }[] }
    for (const { id } of donations) ids.add(String(id))
    if (donations.length < 150) return ids
  }
}
