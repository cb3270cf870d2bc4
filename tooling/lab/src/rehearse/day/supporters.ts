import { ask } from './ask.ts'

/** A supporter's page, and what the platform said that it took of it. */
export interface SupporterPage {
  readonly slug: string
  /** The title that was answered last, and those whose answer was lost: one of them is there. */
  titles: string[]
  /** Activities that were answered, and that were sent. */
  logs: { answered: number; sent: number }
}

/** What supporters did. */
export interface SupporterFindings {
  readonly pages: SupporterPage[]
  signIns: number
  edits: number
  logs: number
  /** What a supporter sent that was not answered well. */
  notTaken: number
}

export function noSupporterFindings(): SupporterFindings {
  return { pages: [], signIns: 0, edits: 0, logs: 0, notTaken: 0 }
}

/** What the demo's supporters raise money for. */
const campaign = {
  charityId: 3001,
  campaignGuid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00',
  currency: 'GBP',
}

const password = 'Stone-Path-77!'
const headers = { 'x-api-key': 'sandbox', 'content-type': 'application/json' }

interface Setting {
  /** Where supporters' browsers send what they change: to the platform itself, as it is just now. */
  readonly platform: string
  /** The site. */
  readonly origin: string
  readonly turn: number
}

/** Signs up and makes a page. */
export async function startPage(
  { platform, turn }: Setting,
  found: SupporterFindings,
): Promise<void> {
  const slug = `day-${process.pid}-${turn}`
  const title = `Mile ${turn}`
  const token = await session(`${platform}/services/v1/justgiving/iam/register`, {
    firstName: 'Robin',
    lastName: `Wader ${turn}`,
    email: emailOf(slug),
    password,
  })
  const isMade =
    token !== undefined &&
    (await send('PUT', `${platform}/api/v1/fundraising/pages`, token, {
      ...campaign,
      pageShortName: slug,
      pageTitle: title,
      targetAmount: 500,
      activityType: 'othercelebration',
      eventName: title,
    }))
  if (isMade) found.pages.push({ slug, titles: [title], logs: { answered: 0, sent: 0 } })
  else found.notTaken += 1
}

/** Signs in again, and edits the page or logs an activity; then the site is told, as by a browser. */
export async function signInAndChange(
  { platform, origin, turn }: Setting,
  found: SupporterFindings,
): Promise<void> {
  const page = found.pages[(turn * 7) % Math.max(1, found.pages.length)]
  if (page === undefined) return
  const token = await session(`${platform}/services/v1/justgiving/iam/login`, {
    email: emailOf(page.slug),
    password,
  })
  if (token === undefined) {
    found.notTaken += 1
    return
  }
  found.signIns += 1
  const isTaken = await (turn % 2 === 0
    ? edit(page, { platform, token, title: `Mile ${turn}, again` }, found)
    : log(page, { platform, token, turn }, found))
  if (!isTaken) found.notTaken += 1
  await ask(`${origin}/refresh/page/${page.slug}`, { method: 'POST' })
}

async function edit(
  page: SupporterPage,
  { platform, token, title }: { platform: string; token: string; title: string },
  found: SupporterFindings,
): Promise<boolean> {
  page.titles.push(title)
  const address = `${platform}/api/v1/fundraising/pages/${page.slug}/pagetitle`
  if (!(await send('PUT', address, token, { pageTitle: title }))) return false
  // What came before is there no more.
  page.titles = page.titles.slice(page.titles.indexOf(title))
  found.edits += 1
  return true
}

async function log(
  page: SupporterPage,
  { platform, token, turn }: { platform: string; token: string; turn: number },
  found: SupporterFindings,
): Promise<boolean> {
  page.logs.sent += 1
  const isTaken = await send('POST', `${platform}/api/v1/fitness`, token, {
    shortName: page.slug,
    title: `Run ${turn}`,
    type: 'RUN',
    distance: 1609,
    duration: 600,
    elevation: 10,
  })
  if (!isTaken) return false
  page.logs.answered += 1
  found.logs += 1
  return true
}

/**
 * Says what the platform has lost or doubled of what it answered.
 *
 * @returns a sentence for each page; none where all is there
 */
export async function problemsOf(
  platform: string,
  { pages }: Pick<SupporterFindings, 'pages'>,
): Promise<string[]> {
  const problems: string[] = []
  for (const { slug, titles, logs } of pages) {
    const page = await read(`${platform}/api/v1/fundraising/pages/${slug}`)
    const title = page?.['title'] as string | undefined
    if (title === undefined || !titles.includes(title))
      problems.push(`${slug} is called ${title ?? 'nothing'}, not ${titles.at(-1)}`)
    const fitness = await read(`${platform}/api/v1/fitness/fundraising/${slug}?limit=500`)
    const activities = fitness?.['activities']
    const count = Array.isArray(activities) ? activities.length : 0
    if (count < logs.answered || count > logs.sent) {
      problems.push(`${slug} has ${count} activities; ${logs.answered} of ${logs.sent} were taken`)
    }
  }
  return problems
}

function emailOf(slug: string): string {
  return `${slug}@example.org`
}

/** The token of a session; undefined where there is none. */
async function session(address: string, body: object): Promise<string | undefined> {
  const { status, text } = await ask(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const token = status < 300 ? parse(text)?.['access_token'] : undefined
  return typeof token === 'string' ? token : undefined
}

/** Whether it was answered well. */
async function send(method: string, address: string, token: string, body: object) {
  const { status } = await ask(address, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return status >= 200 && status < 300
}

async function read(address: string): Promise<Record<string, unknown> | undefined> {
  return parse((await ask(address, { headers: { ...headers, accept: 'application/json' } })).text)
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
