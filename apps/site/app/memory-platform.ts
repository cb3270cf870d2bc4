import { HttpError, NoResponseError } from '@milepost/platform'
import type {
  AccountCalls,
  CampaignCalls,
  DonationCalls,
  LinkCalls,
  PageCalls,
  PageEditingCalls,
  PlatformAdapter,
} from '@milepost/platform/adapter'

/**
 * The platform that `npm start -- --platform memory` starts, over HTTP: campaigns, pages, gifts, accounts and editing. An example
 * of an adapter, for server and browser; it has no teams, no fitness and no tags.
 *
 * @param origin - such as `http://localhost:4200`
 * @param token - of the supporter that calls are made for; undefined for nobody
 */
export function memoryPlatform(origin: string, token?: string): PlatformAdapter {
  /** A group whose calls are sent as they are. */
  function group<Calls>(name: string, methods: readonly (keyof Calls & string)[]): Calls {
    return Object.fromEntries(
      methods.map((method) => [
        method,
        (inputs?: object) => send(origin, { name, method, inputs, token }),
      ]),
    ) as Calls
  }
  return {
    name: 'memory',
    title: 'Memory',
    withToken: (next) => memoryPlatform(origin, next),
    accounts: group<AccountCalls>('accounts', [
      'fetchCurrentUser',
      'refreshSession',
      'resetPassword',
      'signIn',
      'signUp',
      'updateUser',
    ]),
    campaigns: group<CampaignCalls>('campaigns', [
      'fetchCampaign',
      'fetchCampaignBoards',
      'fetchCampaignPages',
    ]),
    pages: group<PageCalls>('pages', [
      'fetchPage',
      'fetchPageWithTags',
      'fetchPages',
      'searchPages',
    ]),
    donations: group<DonationCalls>('donations', [
      'fetchDonation',
      'fetchDonationFeed',
      'fetchDonationTotals',
      'fetchDonationsLeaderboard',
      'fetchEventLeaderboard',
      'fetchPageDonations',
      'fetchPagesTotals',
    ]),
    links: linksOf(origin),
    pageEditing: group<PageEditingCalls>('pageEditing', [
      'cancelPage',
      'createPage',
      'fetchUserPages',
      'isPageSlugTaken',
      'readBackPage',
      'suggestPageShortNames',
      'updatePage',
    ]),
  }
}

interface Sending {
  name: string
  method: string
  inputs: object | undefined
  token: string | undefined
}

async function send(
  origin: string,
  { name, method, inputs = {}, token }: Sending,
): Promise<unknown> {
  const { signal, ...rest } = inputs as { signal?: AbortSignal }
  const request = { method: 'POST', path: `/${name}/${method}` }
  const body = JSON.stringify({ group: name, method, inputs: rest })
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  let response: Response
  try {
    response = await fetch(`${origin}/call`, {
      method: 'POST',
      headers,
      body,
      signal: signal ?? null,
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw new NoResponseError(request, error)
  }
  const data: unknown = await response.json()
  if (response.ok) return data
  throw new HttpError({ status: response.status, data, headers: {} }, request)
}

function linksOf(origin: string): LinkCalls {
  const link = (path: string, query: object) => {
    const known = Object.entries(query).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
    return `${origin}/${path}?${text}`
  }
  return {
    campaignDonateLink: (campaign, parameters) => link('give', { ...parameters, campaign }),
    donationIdToken: 'MEMORY-DONATION-ID',
    getStartedLink: (campaignGuid) => link('fundraising-page/creation', { campaignGuid }),
    pageDonateLink: ({ id }, parameters) => link('give', { ...parameters, page: id }),
    pageLink: (slug) => link('page', { slug }),
    privacyLink: () => `${origin}/privacy`,
    termsLink: () => `${origin}/terms`,
  }
}
