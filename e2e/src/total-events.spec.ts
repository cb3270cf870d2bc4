import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { freePort } from '@milepost/presets/free-port'
import { stopServer } from '@milepost/presets/server-process'
import { startCountingProxy } from './counting-proxy.ts'
import { giveByRequest } from './journeys/give-by-request.ts'
import { type Stack, startStack } from './stack.ts'
import { startBuiltSite } from './start-built-site.ts'
import { makeSupporter } from './supporter.ts'
import { expect, test } from './test.ts'

interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The ids of the events so far. */
  readonly ids: string[]
  readonly totals: { raisedMinor: number; lastGood: boolean; text: { language: string } }[]
  /** What came in all, when nothing more comes, and whether its end was said. */
  readonly ended: Promise<{ text: string; isWhole: boolean }>
  readonly leave: () => void
}

const leaveAll: (() => void)[] = []
test.afterEach(() => {
  for (const leave of leaveAll.splice(0)) leave()
})

/** Listens as a program does, without a browser. */
async function listen(address: string, headers: Record<string, string> = {}): Promise<Heard> {
  const request = get(address, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const ids: string[] = []
  const totals: Heard['totals'] = []
  let text = ''
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1]
      if (data === undefined) continue
      totals.push(JSON.parse(data) as Heard['totals'][number])
      ids.push(/^id: (.+)$/m.exec(block)?.[1] ?? '')
    }
  })
  const ended = new Promise<{ text: string; isWhole: boolean }>((resolve) => {
    response.on('close', () => resolve({ text, isWhole: response.complete }))
  })
  const leave = () => void request.destroy()
  leaveAll.push(leave)
  return { status: response.statusCode ?? 0, headers: response.headers, ids, totals, ended, leave }
}

const raised = ({ totals }: Heard) => totals.map(({ raisedMinor }) => raisedMinor)

/** Gives, and comes back to the site as the giver does. */
async function give(stack: Stack, request: APIRequestContext, slug: string, amount: string) {
  const id = await giveByRequest({ stack, request }, slug, { amount })
  const address = `${stack.siteOrigin}/fundraising/${slug}/donate/complete?donation-id=${id}`
  expect((await request.get(address)).status()).toBe(200)
}

test('a listener gets the total at once and after each gift, as the JSON has it', async ({
  request,
  tideline,
}) => {
  const { slug } = await makeSupporter(request, tideline, 'tideline', { title: 'Robin listens' })
  const address = `${tideline.siteOrigin}/totals/events/page/${slug}`
  const heard = await listen(address, { origin: 'https://elsewhere.example' })
  expect(heard.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store, no-transform',
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(heard.headers['content-encoding']).toBeUndefined()
  await expect.poll(() => raised(heard)).toEqual([0])

  // Comes back to the site, and one that nobody told this process of.
  await give(tideline, request, slug, '25')
  await expect.poll(() => raised(heard)).toEqual([0, 2500])
  await giveByRequest({ stack: tideline, request }, slug, { amount: '10' })
  await expect.poll(() => raised(heard)).toEqual([0, 2500, 3500])

  const json = (await (
    await request.get(`${tideline.siteOrigin}/totals/page/${slug}.json`)
  ).json()) as { asOf: string }
  expect({ ...heard.totals.at(-1), asOf: json.asOf }).toEqual(json)
})

test('a listener who reconnects gets only what is new, from another process too', async ({
  request,
  tideline,
}) => {
  const { slug } = await makeSupporter(request, tideline, 'tideline', { title: 'Robin returns' })
  const path = `/totals/events/page/${slug}`
  const first = await listen(tideline.siteOrigin + path)
  await expect.poll(() => first.ids.length).toBe(1)
  first.leave()

  const port = await freePort()
  const other = await startBuiltSite(port, {
    SANDBOX_ORIGIN: tideline.sandboxOrigin,
    SITE_ORIGIN: tideline.siteOrigin,
  })
  try {
    const again = await listen(`http://127.0.0.1:${port}${path}`, {
      'last-event-id': first.ids[0] ?? '',
    })
    const anew = await listen(`http://127.0.0.1:${port}${path}`)
    await expect.poll(() => anew.ids).toEqual(first.ids)
    await giveByRequest({ stack: tideline, request }, slug, { amount: '25' })
    await expect.poll(() => raised(again)).toEqual([2500])

    // The process ends at once, and so do the streams, as answers that are whole.
    await stopServer(other.process)
    expect(await again.ended).toEqual({
      text: expect.stringMatching(/^retry: \d+\n:\n\nid: /),
      isWhole: true,
    })
  } finally {
    await stopServer(other.process)
  }
})

test('a browser on a page of another site listens', async ({ page, tideline }) => {
  await page.goto(tideline.thirdPartyOrigin)
  const summary = await page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const events = new EventSource(address)
        events.addEventListener('total', ({ data }: MessageEvent<string>) => {
          events.close()
          resolve((JSON.parse(data) as { text: { summary: string } }).text.summary)
        })
      }),
    `${tideline.siteOrigin}/totals/events`,
  )
  expect(summary).toMatch(/^£[\d,.]+ raised of £/)
})

test('there are events of a team, a tag, a project and in another language', async ({
  request,
  tideline,
  summit,
}) => {
  const board = await request.get(`${tideline.siteOrigin}/leaderboard/teams.json`)
  const { entries } = (await board.json()) as { entries: { url: string }[] }
  const team = entries[0]?.url.split('/').at(-1)
  for (const address of [
    `${tideline.siteOrigin}/totals/events/team/${team}`,
    `${tideline.siteOrigin}/totals/events/tag/region/atlantic`,
    `${summit.siteOrigin}/totals/events/project/5a3317c0-0000-4000-8000-000000000002`,
    `${tideline.siteOrigin}/cy/totals/events`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one address after the other is easier to follow
    const heard = await listen(address)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => heard.totals.length, address).toBe(1)
    const language = address.includes('/cy/') ? 'cy-GB' : heard.totals[0]?.text.language
    expect(heard.totals[0]).toMatchObject({ v: 1, lastGood: false, text: { language } })
  }
})

test('an address that somebody made up is refused in a sentence, and nothing waits for ever', async ({
  request,
  tideline,
}) => {
  for (const path of [
    '/totals/events/page/no-such-page',
    '/totals/events/page/',
    '/totals/events/page/%20',
    '/totals/events/page/%2e%2e%2fsecret',
    '/totals/events/page/%00',
    '/totals/events/page/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `/totals/events/page/${'a'.repeat(4000)}`,
    '/totals/events/team/no-such-team',
    '/totals/events/tag/constructor/__proto__',
    '/totals/events/tag/region',
    '/totals/events/project/__proto__',
    '/totals/events/site/all',
    '/totals/events/page/maya-walks/more',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one address after the other is easier to follow
    const response = await request.get(tideline.siteOrigin + path)
    expect(response.status(), path).toBe(404)
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await response.json(), path).toEqual({ error: 'There are no figures at this address.' })
  }
  // What the router would read to its end.
  for (const path of ['/totals/events.data', '/totals/events/page/maya-walks.data']) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const data = await request.get(tideline.siteOrigin + path)
    expect(data.status(), path).toBeLessThan(500)
  }
  const odd = await listen(`${tideline.siteOrigin}/totals/events`, {
    'last-event-id': '"><script>\u00e9'.repeat(50),
  })
  await expect.poll(() => odd.totals.length).toBe(1)
  const head = await request.head(`${tideline.siteOrigin}/totals/events`)
  expect([head.status(), head.headers()['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  const none = await request.head(`${tideline.siteOrigin}/totals/events/page/no-such-page`)
  expect(none.status()).toBe(404)
  expect((await request.post(`${tideline.siteOrigin}/totals/events`)).status()).toBe(405)
})

test('however many listen, each look asks the platform once; no more than 200 of one address listen', async () => {
  let sandbox = ''
  const proxy = await startCountingProxy(() => sandbox)
  const stack = await startStack('tideline', { environment: { SANDBOX_ORIGIN: proxy.origin } })
  sandbox = stack.sandboxOrigin
  try {
    const address = `${stack.siteOrigin}/totals/events/page/maya-walks`
    const all = await Promise.all(Array.from({ length: 200 }, () => listen(address)))
    const refused = await listen(address)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
    expect((await refused.ended).text).toContain(
      '"error":"Too many are listening from your address.',
    )
    await expect.poll(() => all.filter(({ totals }) => totals.length === 1).length).toBe(200)

    // Each read of a look is made once.
    const pageReads = () =>
      proxy.calls.filter((call) => /^GET [^ ]*\/pages?\/maya-walks[? ]/.test(call)).length
    await expect.poll(pageReads, proxy.calls.join('\n')).toBeGreaterThan(3)
    const perLook = new Set(proxy.calls).size
    expect(proxy.calls.length).toBeLessThanOrEqual(perLook * (pageReads() + 1))

    all[0]?.leave()
    await expect(async () => {
      const next = await listen(address)
      expect(next.status).toBe(200)
    }).toPass()

    // Nobody listens any more, and nobody asks.
    for (const leave of leaveAll.splice(0)) leave()
    await expect(async () => {
      const before = proxy.calls.length
      // oxlint-disable-next-line no-promise-executor-return -- longer than one look
      await new Promise((resolve) => setTimeout(resolve, 4000))
      expect(proxy.calls.length).toBe(before)
    }).toPass()
  } finally {
    await stack.stop()
    await proxy.stop()
  }
})

test('while the platform is down it is the last good total, said once', async ({ request }) => {
  const stack = await startStack('tideline', { environment: { READ_TIMEOUT_MS: '5000' } })
  try {
    const heard = await listen(`${stack.siteOrigin}/totals/events`)
    await expect.poll(() => heard.totals.length).toBe(1)
    await stack.killSandbox()
    await expect.poll(() => heard.totals.length, { timeout: 30_000 }).toBe(2)
    expect(heard.totals[1]).toMatchObject({
      raisedMinor: heard.totals[0]?.raisedMinor,
      lastGood: true,
    })
    const never = await request.get(`${stack.siteOrigin}/totals/events/page/maya-walks`)
    expect(never.status()).toBe(503)
    expect(await never.json()).toEqual({ error: expect.stringContaining('cannot be read') })
    await stack.restartSandbox()
    await expect.poll(() => heard.totals.at(-1)?.lastGood, { timeout: 60_000 }).toBe(false)
    expect(heard.totals).toHaveLength(3)
  } finally {
    await stack.stop()
  }
})
