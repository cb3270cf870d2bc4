import { setTimeout as wait } from 'node:timers/promises'
import { giveOnSandbox } from '@milepost/presets/give-on-sandbox'

/** What visitors found. */
export interface Findings {
  views: number
  /** Answers that are no page, by status; 0 for none at all. */
  readonly failed: Map<number, number>
  /** Pages on which nobody could give. */
  readonly withoutGiving: Set<string>
  readonly times: number[]
  gifts: { id: string; minor: number }[]
  /** Forms for gifts that led nowhere. */
  formsLost: number
  /** Pages of supporters that the platform said it made. */
  readonly pagesMade: string[]
  /** What a supporter sent that was not answered well. */
  notMade: number
}

export function noFindings(): Findings {
  return {
    views: 0,
    failed: new Map(),
    withoutGiving: new Set(),
    times: [],
    gifts: [],
    formsLost: 0,
    pagesMade: [],
    notMade: 0,
  }
}

/** A link or a form that leads to a gift, or another way to give. */
const wayToGive = /\/donate["?]|#donate"|href="tel:|Continue to payment/

/** Reads a page as a visitor does. */
export async function view(origin: string, path: string, found: Findings): Promise<void> {
  const startedMs = performance.now()
  const { status, text } = await ask(origin + path)
  found.views += 1
  found.times.push(performance.now() - startedMs)
  if (status !== 200) found.failed.set(status, (found.failed.get(status) ?? 0) + 1)
  else if (!wayToGive.test(text)) found.withoutGiving.add(path)
}

/** Gives as a visitor does: by the site's form, on the checkout, and back on the site. */
export async function give(
  {
    origin,
    sandbox,
    slug,
    minor,
  }: { origin: string; sandbox: string; slug: string; minor: number },
  found: Findings,
): Promise<void> {
  const page = `${origin}/fundraising/${slug}/donate`
  const body = new URLSearchParams({ 'other-amount': (minor / 100).toFixed(2), amount: '' })
  const answer = await ask(page, { method: 'POST', body, redirect: 'manual' })
  // Without an answer people try again.
  if (answer.status !== 303) {
    found.formsLost += 1
    return
  }
  const id = await giveOnSandbox(sandbox, { slug, amountMinor: minor })
  found.gifts.push({ id, minor })
  await ask(`${origin}/fundraising/${slug}/donate/complete?donation-id=${id}`)
}

/** What the demo's supporters raise money for. */
const campaign = {
  charityId: 3001,
  campaignGuid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00',
  currency: 'GBP',
}

/** Signs up and makes a page, as a supporter's browser does: by the platform itself, as it is just now. */
export async function startPage(
  { platform, turn }: { platform: string; turn: number },
  found: Findings,
): Promise<void> {
  const slug = `day-${process.pid}-${turn}`
  const headers = { 'x-api-key': 'sandbox', 'content-type': 'application/json' }
  const account = await ask(`${platform}/services/v1/justgiving/iam/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      firstName: 'Robin',
      lastName: `Wader ${turn}`,
      email: `${slug}@example.org`,
      password: 'Stone-Path-77!',
    }),
  })
  const token = account.status < 300 ? tokenIn(account.text) : undefined
  const made =
    token &&
    (await ask(`${platform}/api/v1/fundraising/pages`, {
      method: 'PUT',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...campaign,
        pageShortName: slug,
        pageTitle: `Mile ${turn}`,
        targetAmount: 500,
        activityType: 'othercelebration',
        eventName: `Mile ${turn}`,
      }),
    }))
  if (made && made.status >= 200 && made.status < 300) found.pagesMade.push(slug)
  else found.notMade += 1
}

function tokenIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { access_token?: string }).access_token
  } catch {
    return undefined
  }
}

/** Does something so often a second, until it is told to end; whatever the answers take. */
export async function keepDoing(
  what: (turn: number) => Promise<void>,
  { perSecond, until }: { perSecond: number; until: AbortSignal },
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let turn = 0; !until.aborted; turn += 1) {
    const one = what(turn).finally(() => running.delete(one))
    running.add(one)
    await wait(1000 / perSecond)
  }
  await Promise.all(running)
}

interface AskOptions {
  method?: string
  body?: string | URLSearchParams
  redirect?: 'manual'
  headers?: Record<string, string>
}

async function ask(
  address: string,
  { headers, ...init }: AskOptions = {},
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { accept: 'text/html', ...headers },
      signal: AbortSignal.timeout(30_000),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
