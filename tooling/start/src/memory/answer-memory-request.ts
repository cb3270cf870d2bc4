import { isHttpError, isNotFoundError, isPlatformError } from '@milepost/platform'
import type { MemoryAdapter } from '@milepost/platform/memory'
import { formPage, notePage } from './memory-pages.ts'

/** What an exit address says in place of the new donation's id. */
export const donationIdToken = 'MEMORY-DONATION-ID'

/** The groups that the site calls. */
const groups = ['accounts', 'campaigns', 'donations', 'pageEditing', 'pages'] as const

export interface MemoryPlatformOptions {
  adapter: MemoryAdapter
  /** Where people come from and go back to. */
  siteOrigin: string
}

/**
 * Answers for a platform in memory: `POST /call` takes `{ group, method, inputs }` as JSON, with a bearer token where somebody is signed
 * in, and gives the call's result; the site's pages may ask, too. `/give` is where gifts are given, `/fundraising-page/creation` where
 * pages are started, `/terms` and `/privacy` say what somebody with an account agrees to. An error of a call has its status, and says
 * what is wrong where `messageOfError` looks for it.
 */
export async function answerMemoryRequest(
  request: Request,
  options: MemoryPlatformOptions,
): Promise<Response> {
  const url = new URL(request.url)
  const isPost = request.method === 'POST'
  if (url.pathname === '/call') {
    const response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await answerCall(request, options)
    for (const [name, value] of Object.entries(sharedWith(options.siteOrigin))) {
      response.headers.set(name, value)
    }
    return response
  }
  if (url.pathname === '/give') {
    return isPost ? giveNow(url, await request.formData(), options) : givePage(url)
  }
  if (url.pathname === '/fundraising-page/creation') {
    return isPost ? startNow(url, await request.formData(), options) : startPage()
  }
  if (url.pathname === '/terms') {
    return notePage('Terms of service', 'No money moves, and nothing is kept when it stops.')
  }
  if (url.pathname === '/privacy') {
    return notePage('Privacy policy', 'What you type stays on this machine until it stops.')
  }
  return notePage('The platform in memory', 'There is no page here.', 404)
}

/** Lets pages of the site read an answer. */
function sharedWith(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

async function answerCall(request: Request, { adapter }: MemoryPlatformOptions): Promise<Response> {
  const asked = (await request.json()) as { group: string; method: string; inputs: unknown }
  const { group, method, inputs } = asked
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const name = groups.find((known) => known === group)
  const calls = name && (adapter.withToken(token)[name] as object)
  if (calls === undefined || !Object.hasOwn(calls, method)) {
    return Response.json({ message: `There is no call ${group}.${method}` }, { status: 501 })
  }
  try {
    const call = (calls as Record<string, (given: unknown) => Promise<unknown>>)[method]
    return Response.json((await call?.(inputs)) ?? null)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (isHttpError(error)) return Response.json(error.data, { status: error.status })
    return Response.json({ message: error.message }, { status: isNotFoundError(error) ? 404 : 400 })
  }
}

function givePage({ searchParams }: URL, problem?: string): Response {
  const of = (name: string) => searchParams.get(name) ?? ''
  return formPage('Give', {
    note: 'This is the checkout of a platform that lives in memory. No money moves.',
    fields: [
      {
        name: 'amount',
        label: `Amount (${of('currency') || 'GBP'})`,
        value: of('amount'),
        type: 'number',
      },
      { name: 'name', label: 'Your name', value: '' },
    ],
    button: 'Give now',
    problem,
  })
}

function giveNow(url: URL, form: FormData, { adapter, siteOrigin }: MemoryPlatformOptions) {
  const { searchParams } = url
  const of = (name: string) => searchParams.get(name) ?? undefined
  try {
    const { id } = adapter.give({
      page: of('page'),
      campaign: of('campaign'),
      amountMinor: Math.round(Number(form.get('amount')) * 100),
      currency: of('currency'),
      name: textIn(form, 'name') || undefined,
      message: of('message'),
    })
    const exit = (of('exitUrl') ?? siteOrigin).replaceAll(donationIdToken, id)
    // Nobody is led to another site by an address that somebody made.
    const isOurs = URL.parse(exit)?.origin === new URL(siteOrigin).origin
    return seeOther(isOurs ? exit : siteOrigin)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return givePage(url, 'That gift could not be taken. Check the amount.')
  }
}

function startPage(problem?: string): Response {
  return formPage('Start a page', {
    note: 'This is where pages are started on a platform that lives in memory.',
    fields: [
      { name: 'firstName', label: 'Your first name', value: '' },
      { name: 'lastName', label: 'Your last name', value: '' },
      { name: 'title', label: 'What your page is called', value: '' },
    ],
    button: 'Start your page',
    problem,
  })
}

async function startNow(url: URL, form: FormData, { adapter, siteOrigin }: MemoryPlatformOptions) {
  const of = (name: string) => textIn(form, name).trim()
  const campaign = url.searchParams.get('campaignGuid') ?? ''
  try {
    const { charities } = await adapter.campaigns.fetchCampaign({ campaign })
    const session = await adapter.accounts?.signUp({
      firstName: of('firstName'),
      lastName: of('lastName'),
      email: `${crypto.randomUUID()}@memory.example`,
      password: crypto.randomUUID(),
      address: { country: 'United Kingdom' },
    })
    const page = await adapter.withToken(session?.token).pageEditing?.createPage({
      charity: charities[0]?.charityId ?? '',
      campaign,
      title: of('title'),
    })
    return seeOther(`${siteOrigin}/fundraising/${encodeURIComponent(page ? page.slug : '')}`)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return startPage('That page could not be started. Fill in every field.')
  }
}

/** '' for a field that is missing, or has a file. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
