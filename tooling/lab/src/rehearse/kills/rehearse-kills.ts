import { setTimeout as wait } from 'node:timers/promises'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@milepost/config/free-port'
import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { startRedis } from '@milepost/config/redis'
import { startServer, stopServer } from '@milepost/config/server-process'
import { ask } from '../day/ask.ts'
import { signInAndChange, noSupporterFindings, problemsOf, startPage } from '../day/supporters.ts'
import { repeatPerSecond } from '../day/visitors.ts'
import { killProcess } from '../kill-process.ts'
import type { RehearsalFolder } from '../in-a-folder.ts'

const paths = ['/', '/about', '/fundraising/maya-walks', '/fundraising/maya-walks/donate']
const slug = 'maya-walks'
/** Kills come so long after each other, in milliseconds. */
const [shortestMs, longestMs] = [100, 1500]

/**
 * Kills any process of a site at any time: two servers, their Redis, and the sandbox, while people read, give, sign in and
 * log. Nothing that was answered may be lost or doubled, and no kept value may be damaged.
 *
 * @param kills - how many
 * @throws Error with all that was not true
 */
export async function rehearseKills(
  { root, folder, log }: RehearsalFolder,
  kills: number,
): Promise<void> {
  const redis = await startRedis()
  const [sandboxPort, ...sitePorts] = [await freePort(), await freePort(), await freePort()]
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`
  const origins = sitePorts.map((port) => `http://127.0.0.1:${port}`)
  const errorFiles = sitePorts.map((port) => join(folder, `errors-${port}`))
  const lastGood = mkdtempSync(join(folder, 'last-good-'))

  const startSandbox = () =>
    startServer({
      name: 'sandbox',
      script: join(root, 'packages/sandbox/src/cli.ts'),
      args: ['--port', String(sandboxPort), '--database', join(folder, 'sandbox.db')].concat(
        ['--content', join(root, 'apps/site/content')],
        ['--site-origin', origins[0] ?? ''],
      ),
      timeoutMs: 60_000,
      verbose: false,
    })
  const startSite = (index: number) =>
    startServer({
      name: 'site',
      script: join(root, 'apps/site/build/serve.js'),
      environment: {
        SITE: 'tideline',
        HOST: '127.0.0.1',
        PORT: String(sitePorts[index]),
        SITE_ORIGIN: origins[0] ?? '',
        SANDBOX_ORIGIN: sandboxOrigin,
        REDIS_URL: redis.url,
        RATE_LIMITS: 'off',
        // One keeps its last good values in a folder, the other in the Redis.
        ...(index === 0 && { LAST_GOOD_FOLDER: lastGood }),
      },
      errorFile: openSync(errorFiles[index] ?? '', 'a'),
      timeoutMs: 60_000,
      verbose: false,
    })

  let sandbox = await startSandbox()
  const sites = [await startSite(0), await startSite(1)]
  const gifts: { id: string; minor: number }[] = []
  const supporters = noSupporterFindings()
  let [views, unanswered] = [0, 0]
  const ending = new AbortController()
  const problems: string[] = []
  const before = await raised(origins[0] ?? '')
  try {
    const until = ending.signal
    const origin = (turn: number) => origins[turn % 2] ?? ''
    const doing = Promise.all([
      repeatPerSecond(
        async (turn) => {
          const { status } = await ask(origin(turn) + (paths[turn % paths.length] ?? '/'))
          views += 1
          if (status !== 200) unanswered += 1
        },
        { perSecond: 30, until },
      ),
      repeatPerSecond(
        async (turn) => {
          const minor = 500 + turn
          // A gift counts where the payment page has answered it.
          const id = await giveOnSandbox(sandboxOrigin, { slug, amountMinor: minor }).catch(
            () => undefined,
          )
          if (id === undefined) return
          gifts.push({ id, minor })
          await ask(`${origin(turn)}/fundraising/${slug}/donate/complete?donation-id=${id}`)
        },
        { perSecond: 2, until },
      ),
      repeatPerSecond(
        (turn) => startPage({ platform: sandboxOrigin, origin: origin(turn), turn }, supporters),
        { perSecond: 1, until },
      ),
      repeatPerSecond(
        (turn) =>
          signInAndChange({ platform: sandboxOrigin, origin: origin(turn), turn }, supporters),
        { perSecond: 2, until },
      ),
    ])
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(shortestMs + Math.random() * (longestMs - shortestMs))
      // The servers of the site are killed most.
      const which = Math.floor(Math.random() * 6)
      if (which === 4) {
        await redis.kill()
        await redis.restart()
      } else if (which === 5) {
        await killProcess(sandbox)
        sandbox = await startSandbox()
      } else {
        const index = which % 2
        const killed = sites[index]
        if (killed) await killProcess(killed)
        sites[index] = await startSite(index)
      }
      if ((kill + 1) % 20 === 0) log(`${kill + 1} kills, ${views} views, ${gifts.length} gifts`)
    }
    ending.abort()
    await doing
    // A server that was killed has missed news: its reading is at most so old.
    await wait(21_000)
    for (const one of origins) {
      for (const path of paths) {
        const { status } = await ask(one + path)
        if (status !== 200) problems.push(`${path} answers ${status} in the end`)
      }
    }
    problems.push(...(await problemsOf(sandboxOrigin, supporters)))
    if (new Set(gifts.map(({ id }) => id)).size !== gifts.length)
      problems.push('a gift has two ids')
    const recorded = await giftsOf(sandboxOrigin)
    const lost = gifts.filter(({ id }) => !recorded.has(id))
    if (lost.length > 0) problems.push(`gifts are lost: ${lost.map(({ id }) => id).join(', ')}`)
    const sums = await Promise.all(origins.map(raised))
    const least = before + gifts.reduce((sum, { minor }) => sum + minor, 0)
    // A gift whose answer was lost is in the total, too.
    if (sums.some((sum) => sum < least))
      problems.push(`the total is ${sums.join(' and ')}, not ${least}`)
    if (sums[0] !== sums[1]) problems.push(`two servers have two totals: ${sums.join(' and ')}`)
    const said = errorFiles.map((file) => readFileSync(file, 'utf8')).join('\n')
    if (said.includes('damaged')) problems.push('a kept value is damaged')
    log(
      `${kills} kills: ${views} views, ${unanswered} without an answer, ${gifts.length} gifts, ${supporters.pages.length} pages, ${supporters.edits} edits, ${supporters.logs} activities`,
    )
  } finally {
    ending.abort()
    await Promise.all([...sites, sandbox].map((server) => stopServer(server.process)))
    await redis.kill()
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** What a server says was raised, in minor units. */
async function raised(origin: string): Promise<number> {
  const { text } = await ask(`${origin}/totals.json`)
  return (JSON.parse(text) as { raisedMinor: number }).raisedMinor
}

/** The numbers of all gifts to the page. */
async function giftsOf(sandbox: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { text } = await ask(
      `${sandbox}/api/v1/fundraising/pages/${slug}/donations?pageSize=150&pageNum=${page}`,
      { headers: { 'x-api-key': 'sandbox', accept: 'application/json' } },
    )
    const { donations = [] } = JSON.parse(text) as { donations?: { id: number }[] }
    for (const { id } of donations) ids.add(String(id))
    if (donations.length < 150) return ids
  }
}
