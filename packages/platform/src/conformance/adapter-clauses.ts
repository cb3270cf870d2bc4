import { type LinkCalls, optionalCallGroups } from '../adapter/platform-adapter.ts'
import { isMissingArgumentError } from '../errors/errors.ts'
import { type Clause, defineClauses, isRefused, isStopped, refused, stopped } from './clause.ts'
import { seedRows } from './conformance-seed.ts'

const { adaPage, busy, river, coast } = seedRows
const page = { id: adaPage.id, slug: adaPage.slug }

/** @throws Error if the link is not an absolute `http` or `https` URL */
function toWebUrl(link: string): URL {
  const url = new URL(link)
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Not an http or https URL: '${link}'`)
  return url
}

const differ = (first: string, second: string) => toWebUrl(first).href !== toWebUrl(second).href

/** Returns the origin, path depth, query and hash of all links for a slug. */
function describeLinks(links: LinkCalls, slug: string) {
  return [links.pageLink(slug), links.pageDonateLink({ slug }), links.teamLink?.(slug)]
    .filter((link) => link !== undefined)
    .map(toWebUrl)
    .map(({ origin, pathname, search, hash }) => [origin, pathname.split('/').length, search, hash])
}

export const adapterClauses: readonly Clause[] = [
  ...defineClauses([], {
    'has a name and a title': [
      ({ adapter: { name, title = name } }) => [name.trim() !== '', title.trim() !== ''],
      [true, true],
    ],
    'has all groups but those in `without`': [
      ({ adapter }) => optionalCallGroups.filter((name) => adapter[name] === undefined).toSorted(),
      ({ without }) => without.toSorted(),
    ],
    'has `links.teamLink` only if it has teams': [
      ({ adapter: { links, teams } }) => (links.teamLink === undefined) === (teams === undefined),
      true,
    ],
    'has `links.authorizeLink` only if it has `accounts.connect`': [
      ({ adapter: { links, accounts } }) =>
        (links.authorizeLink === undefined) === (accounts?.connect === undefined),
      true,
    ],
    'rejects a call with the reason of an already aborted signal': [
      ({ pages }) => pages.fetchPage({ slug: page.slug, signal: AbortSignal.abort(stopped) }),
      refused(isStopped),
    ],
    'rejects a call with the reason if its signal is aborted during the call': [
      ({ campaigns }) => {
        const controller = new AbortController()
        const reading = campaigns.fetchCampaign({ campaign: river, signal: controller.signal })
        controller.abort(stopped)
        return reading
      },
      refused(isStopped),
    ],
    'is not affected by the abort of another call': [
      async ({ pages }) => {
        const controller = new AbortController()
        const { signal } = controller
        const aborted = pages.fetchPage({ slug: busy.slug, signal }).catch(() => undefined)
        const reading = pages.fetchPage({ slug: page.slug })
        controller.abort(stopped)
        await aborted
        return reading
      },
      { slug: page.slug },
    ],
    'links to the donation page of a page by ID and by slug': [
      ({ links }) => [
        toWebUrl(links.pageDonateLink(page)) instanceof URL,
        differ(links.pageDonateLink({ slug: page.slug }), links.pageDonateLink({ slug: 'other' })),
      ],
      [true, true],
    ],
    'links to the donation page of each campaign': [
      ({ links }) => differ(links.campaignDonateLink(river), links.campaignDonateLink(coast)),
      true,
    ],
    'puts a fractional amount and its currency into a donate link': [
      ({ links }) => {
        const link = links.pageDonateLink(page, { amount: 12.5, currency: 'EUR' })
        const { searchParams } = toWebUrl(link)
        return [searchParams.get('amount'), searchParams.get('currency')]
      },
      ['12.50', 'EUR'],
    ],
    'omits an invalid amount from a donate link': [
      ({ links }) =>
        [0, -5, Number.NaN, Number.POSITIVE_INFINITY].map((amount) =>
          toWebUrl(links.pageDonateLink(page, { amount })).searchParams.get('amount'),
        ),
      [null, null, null, null],
    ],
    'puts the exit URL into a donate link unchanged': [
      ({ links }) => {
        const exitUrl = 'https://site.example/thanks?page=1&from=a b#top'
        return toWebUrl(links.campaignDonateLink(river, { exitUrl })).searchParams.get('exitUrl')
      },
      'https://site.example/thanks?page=1&from=a b#top',
    ],
    'links to the form for a new page of each campaign': [
      ({ links }) => differ(links.getStartedLink(river), links.getStartedLink(coast)),
      true,
    ],
    'links to terms and privacy policy if it has accounts': [
      ({ links }) =>
        [links.termsLink?.(), links.privacyLink?.()].map(
          (link) => link !== undefined && toWebUrl(link) instanceof URL,
        ),
      ({ adapter: { accounts } }) => Array.from({ length: 2 }, () => accounts !== undefined),
    ],
    'links to the same origin and path depth for any slug': [
      ({ links }) =>
        ['../../elsewhere', '//evil.example', 'a?b=c#d', '"><script>', '\\evil'].map((slug) =>
          describeLinks(links, slug),
        ),
      ({ links }) =>
        Array.from({ length: 5 }, () =>
          describeLinks(links, 'plain').map(([origin, depth]) => [origin, depth, '', '']),
        ),
    ],
    'returns pages with the URLs of `links`': [
      ({ pages }) => pages.fetchPage({ slug: page.slug }),
      ({ links }) => ({
        url: links.pageLink(page.slug),
        donationUrl: links.pageDonateLink(page),
      }),
    ],
  }),
  ...defineClauses(['accounts', 'pageEditing'], {
    'stores nothing if the signal is already aborted': [
      async ({ ada, pages }) => {
        const editing = await ada('pageEditing')
        const signal = AbortSignal.abort(stopped)
        const { slug } = page
        return [
          await isRefused(
            editing.updatePage({ slug, story: 'Not to be stored', signal }),
            isStopped,
          ),
          (await pages.fetchPage({ slug })).story,
        ]
      },
      [true, adaPage.story],
    ],
    'withToken returns another adapter and does not change the original': [
      async ({ ada, visitor }) => {
        await ada('accounts')
        return visitor('accounts').fetchCurrentUser()
      },
      refused(isMissingArgumentError),
    ],
    'withToken(undefined) signs out': [
      async ({ adapter, visitor }) => {
        const { email, password } = seedRows.ada
        const { token } = await visitor('accounts').signIn({ email, password })
        return adapter.withToken(token).withToken(undefined).pageEditing?.fetchUserPages()
      },
      refused(isMissingArgumentError),
    ],
  }),
]
