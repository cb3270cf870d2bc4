import { type LinkCalls, optionalGroups } from '../adapter/platform-adapter.ts'
import { isMissingArgumentError } from '../errors/errors.ts'
import { type Clause, clauses, isRefused, isStopped, refused, stopped } from './clause.ts'
import { worldRows } from './conformance-world.ts'

const { adaPage, busy, river, coast } = worldRows
const page = { id: adaPage.id, slug: adaPage.slug }

/** @throws Error for any text that is not an absolute `http` or `https` URL */
function webUrl(link: string): URL {
  const url = new URL(link)
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Not an address of the web: '${link}'`)
  return url
}

const differ = (one: string, other: string) => webUrl(one).href !== webUrl(other).href

/** All URLs that contain a slug, as their origin, depth, query and hash. */
function placesOf(links: LinkCalls, slug: string) {
  return [links.pageLink(slug), links.pageDonateLink({ slug }), links.teamLink?.(slug)]
    .filter((link) => link !== undefined)
    .map(webUrl)
    .map(({ origin, pathname, search, hash }) => [origin, pathname.split('/').length, search, hash])
}

export const adapterClauses: readonly Clause[] = [
  ...clauses([], {
    'has a name': [
      ({ adapter: { name, title = name } }) => [name.trim() !== '', title.trim() !== ''],
      [true, true],
    ],
    'has the groups that it is not said to be without, and undefined for the others': [
      ({ adapter }) => optionalGroups.filter((name) => adapter[name] === undefined).toSorted(),
      ({ without }) => without.toSorted(),
    ],
    'has an address for teams only where it has teams': [
      ({ adapter: { links, teams } }) => (links.teamLink === undefined) === (teams === undefined),
      true,
    ],
    'leads to a sign-in screen of its own only where it can take what that gives': [
      ({ adapter: { links, accounts } }) =>
        (links.authorizeLink === undefined) === (accounts?.connect === undefined),
      true,
    ],
    'rejects a call whose signal is aborted already, with the reason': [
      ({ pages }) => pages.fetchPage({ slug: page.slug, signal: AbortSignal.abort(stopped) }),
      refused(isStopped),
    ],
    'rejects a call whose signal is aborted meanwhile, with the reason': [
      ({ campaigns }) => {
        const controller = new AbortController()
        const reading = campaigns.fetchCampaign({ campaign: river, signal: controller.signal })
        controller.abort(stopped)
        return reading
      },
      refused(isStopped),
    ],
    'goes on when another call is aborted': [
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
    'leads to where to give to a page, by its id and by its short name': [
      ({ links }) => [
        webUrl(links.pageDonateLink(page)) instanceof URL,
        differ(links.pageDonateLink({ slug: page.slug }), links.pageDonateLink({ slug: 'other' })),
      ],
      [true, true],
    ],
    'leads to where to give to a campaign': [
      ({ links }) => differ(links.campaignDonateLink(river), links.campaignDonateLink(coast)),
      true,
    ],
    'takes an amount along, pennies too': [
      ({ links }) => {
        const link = links.pageDonateLink(page, { amount: 12.5, currency: 'EUR' })
        const { searchParams } = webUrl(link)
        return [searchParams.get('amount'), searchParams.get('currency')]
      },
      ['12.50', 'EUR'],
    ],
    'leaves out an amount that nobody can give': [
      ({ links }) =>
        [0, -5, Number.NaN, Number.POSITIVE_INFINITY].map((amount) =>
          webUrl(links.pageDonateLink(page, { amount })).searchParams.get('amount'),
        ),
      [null, null, null, null],
    ],
    'takes along where the donor returns to, as it is': [
      ({ links }) => {
        const exitUrl = 'https://site.example/thanks?page=1&from=a b#top'
        return webUrl(links.campaignDonateLink(river, { exitUrl })).searchParams.get('exitUrl')
      },
      'https://site.example/thanks?page=1&from=a b#top',
    ],
    'leads to where a page is started': [
      ({ links }) => differ(links.getStartedLink(river), links.getStartedLink(coast)),
      true,
    ],
    'leads to the terms and the privacy policy of accounts, where there are accounts': [
      ({ links }) =>
        [links.termsLink?.(), links.privacyLink?.()].map(
          (link) => link !== undefined && webUrl(link) instanceof URL,
        ),
      ({ adapter: { accounts } }) => Array.from({ length: 2 }, () => accounts !== undefined),
    ],
    'stays at the platform, whatever is in a short name': [
      ({ links }) =>
        ['../../elsewhere', '//evil.example', 'a?b=c#d', '"><script>', '\\evil'].map((slug) =>
          placesOf(links, slug),
        ),
      ({ links }) =>
        Array.from({ length: 5 }, () =>
          placesOf(links, 'plain').map(([origin, depth]) => [origin, depth, '', '']),
        ),
    ],
    'gives a page the addresses that its links give': [
      ({ pages }) => pages.fetchPage({ slug: page.slug }),
      ({ links }) => ({
        url: links.pageLink(page.slug),
        donationUrl: links.pageDonateLink(page),
      }),
    ],
  }),
  ...clauses(['accounts', 'pageEditing'], {
    'writes nothing for a signal that is aborted already': [
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
    'gives another adapter for a supporter’s token, and leaves the old one as it is': [
      async ({ ada, visitor }) => {
        await ada('accounts')
        return visitor('accounts').fetchCurrentUser()
      },
      refused(isMissingArgumentError),
    ],
    'is nobody again without a token': [
      async ({ adapter, visitor }) => {
        const { email, password } = worldRows.ada
        const { token } = await visitor('accounts').signIn({ email, password })
        return adapter.withToken(token).withToken(undefined).pageEditing?.fetchUserPages()
      },
      refused(isMissingArgumentError),
    ],
  }),
]
