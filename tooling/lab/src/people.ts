import { setTimeout as wait } from 'node:timers/promises'
import { giveOnSandbox } from '@milepost/config/give-on-sandbox'
import { makePageOnSandbox, signUpOnSandbox } from '@milepost/config/sign-up-on-sandbox'
import { ask, textOf } from './http.ts'

/** A supporter's page, and the writes that the platform acknowledged. */
interface SupporterPage {
  readonly slug: string
  /** The last acknowledged title, and later ones whose response was lost: the page has one of them. */
  titles: string[]
  readonly logs: { acknowledged: number; sent: number }
}

/** The actions of visitors and supporters, and their failures. */
export interface Findings {
  views: number
  /** Unsuccessful views by status; 0 for no response. */
  readonly failed: Map<number, number>
  /** Pages without a way to donate. */
  readonly withoutGiving: Set<string>
  readonly times: number[]
  readonly gifts: { id: string; minor: number }[]
  /** Donation forms that did not redirect to the payment page, by status. */
  readonly formsLost: Map<number, number>
  readonly pages: SupporterPage[]
  signIns: number
  edits: number
  logs: number
  /** Supporters' requests that the platform did not acknowledge. */
  notTaken: number
}

export function noFindings(): Findings {
  return {
    views: 0,
    failed: new Map(),
    withoutGiving: new Set(),
    times: [],
    gifts: [],
    formsLost: new Map(),
    pages: [],
    signIns: 0,
    edits: 0,
    logs: 0,
    notTaken: 0,
  }
}

/** A link or a form to donate, or another way to do so. */
const wayToGive = /\/donate["?]|#donate"|href="tel:|Continue to payment/

/** Reads a page as a visitor does. */
export async function viewPage(origin: string, path: string, found: Findings): Promise<void> {
  const answer = await ask(origin, path, { headers: { accept: 'text/html' }, timeoutMs: 30_000 })
  found.views += 1
  found.times.push(answer.tookMs)
  if (answer.status !== 200) count(found.failed, answer.status)
  else if (!wayToGive.test(textOf(answer))) found.withoutGiving.add(path)
}

/** Donates by the site's form, on the checkout, and back on the site. */
export async function giveOnSite(
  {
    origin,
    sandbox,
    slug,
    minor,
  }: { origin: string; sandbox: string; slug: string; minor: number },
  found: Findings,
): Promise<void> {
  const page = `/fundraising/${slug}/donate`
  const body = new URLSearchParams({ 'other-amount': (minor / 100).toFixed(2), amount: '' })
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await ask(origin, page, { method: 'POST', body: body.toString(), headers })
  if (status !== 303) return count(found.formsLost, status)
  const id = await giveOnSandbox(sandbox, { slug, amountMinor: minor })
  found.gifts.push({ id, minor })
  await ask(origin, `${page}/complete?donation-id=${id}`)
}

interface Setting {
  /** The URL that supporters' browsers send changes to. */
  readonly platform: string
  /** The site. */
  readonly origin: string
  readonly turn: number
}

/** Signs up and makes a page. */
export async function startPage({ platform, turn }: Setting, found: Findings): Promise<void> {
  const slug = `day-${process.pid}-${turn}`
  const title = `Mile ${turn}`
  const name = { firstName: 'Robin', lastName: `Wader ${turn}` }
  try {
    const user = await signUpOnSandbox(platform, {
      site: 'tideline',
      email: emailFor(slug),
      ...name,
    })
    await makePageOnSandbox(platform, { site: 'tideline', user, slug, title })
    found.pages.push({ slug, titles: [title], logs: { acknowledged: 0, sent: 0 } })
  } catch {
    found.notTaken += 1
  }
}

/** Signs in again, and edits the page or logs an activity; then the site is refreshed, as by a browser. */
export async function signInAndChange(
  { platform, origin, turn }: Setting,
  found: Findings,
): Promise<void> {
  const page = found.pages[(turn * 7) % Math.max(1, found.pages.length)]
  if (page === undefined) return
  const credentials = { email: emailFor(page.slug), password: 'Stone-Path-77!' }
  const session = await send(platform, '/services/v1/justgiving/iam/login', 'POST', credentials)
  const token = session && String(session['access_token'])
  if (token === undefined) {
    found.notTaken += 1
    return
  }
  found.signIns += 1
  if (turn % 2 === 0) {
    const pageTitle = `Mile ${turn}, again`
    page.titles.push(pageTitle)
    const path = `/api/v1/fundraising/pages/${page.slug}/pagetitle`
    if (await send(platform, path, 'PUT', { pageTitle }, token)) {
      page.titles = page.titles.slice(page.titles.indexOf(pageTitle))
      found.edits += 1
    } else found.notTaken += 1
  } else {
    page.logs.sent += 1
    const facts = { type: 'RUN', distance: 1609, duration: 600, elevation: 10 }
    const activity = { shortName: page.slug, title: `Run ${turn}`, ...facts }
    if (await send(platform, '/api/v1/fitness', 'POST', activity, token)) {
      page.logs.acknowledged += 1
      found.logs += 1
    } else found.notTaken += 1
  }
  await ask(origin, `/refresh/page/${page.slug}`, { method: 'POST' })
}

/** One sentence for each page with a write that the platform lost or doubled. */
export async function lostWrites(platform: string, { pages }: Findings): Promise<string[]> {
  const problems: string[] = []
  for (const { slug, titles, logs } of pages) {
    const title = (await read(platform, `/api/v1/fundraising/pages/${slug}`))['title']
    if (typeof title !== 'string' || !titles.includes(title))
      problems.push(`${slug} has the title ${String(title)}, not ${titles.at(-1)}`)
    const { activities } = await read(platform, `/api/v1/fitness/fundraising/${slug}?limit=500`)
    const amount = Array.isArray(activities) ? activities.length : 0
    if (amount < logs.acknowledged || amount > logs.sent)
      problems.push(`${slug} has ${amount} activities; ${JSON.stringify(logs)}`)
  }
  return problems
}

/** One sentence for each kind of failure that visitors met. */
export function visitorProblems({ failed, withoutGiving, formsLost, gifts }: Findings): string[] {
  const problems: string[] = []
  if (failed.size > 0) problems.push(`views failed: ${statuses(failed)}`)
  if (withoutGiving.size > 0) problems.push(`no way to donate on ${[...withoutGiving].join(', ')}`)
  if (formsLost.size > 0) problems.push(`donation forms failed: ${statuses(formsLost)}`)
  if (new Set(gifts.map(({ id }) => id)).size !== gifts.length)
    problems.push('a donation was made twice')
  return problems
}

/** The total of donations, in minor units. */
export function sumGifts({ gifts }: Findings): number {
  return gifts.reduce((sum, { minor }) => sum + minor, 0)
}

/** The total that a site shows, in minor units. */
export async function raisedMinor(origin: string): Promise<number> {
  const totals = textOf(await ask(origin, '/totals.json'))
  return (JSON.parse(totals) as { raisedMinor: number }).raisedMinor
}

/** Milliseconds until a site shows a total; `Infinity` if it does not within the limit. */
export async function msUntilRaised(
  origin: string,
  expected: number,
  limitMs: number,
): Promise<number> {
  const startedMs = Date.now()
  while (Date.now() - startedMs < limitMs) {
    if ((await raisedMinor(origin)) === expected) return Date.now() - startedMs
    await wait(200)
  }
  return Number.POSITIVE_INFINITY
}

/** Does something at a fixed rate, however long each turn takes, until it is aborted. */
export async function repeatPerSecond(
  perSecond: number,
  until: AbortSignal,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let turn = 0; !until.aborted; turn += 1) {
    const started = work(turn).finally(() => running.delete(started))
    running.add(started)
    await wait(1000 / perSecond)
  }
  await Promise.all(running)
}

function count(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1)
}

function statuses(counts: ReadonlyMap<number, number>): string {
  return [...counts].map(([status, times]) => `${status} × ${times}`).join(', ')
}

function emailFor(slug: string): string {
  return `${slug}@example.org`
}

const headers = { 'x-api-key': 'sandbox', 'content-type': 'application/json' }

/** The response of the platform; undefined if it did not acknowledge the request. */
async function send(
  platform: string,
  path: string,
  method: string,
  body: object,
  token = '',
): Promise<Record<string, unknown> | undefined> {
  const answer = await ask(platform, path, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    timeoutMs: 30_000,
  })
  return answer.status >= 200 && answer.status < 300 ? parse(textOf(answer)) : undefined
}

async function read(platform: string, path: string): Promise<Record<string, unknown>> {
  return parse(textOf(await ask(platform, path, { headers })))
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
