import type { LinkCalls } from '../adapter/link-calls.ts'
import { ensureTrue, ensureEqual } from './assertions.ts'
import { type Clause, clausesAbout } from './clause.ts'
import { worldRows } from './conformance-world.ts'

const page = { id: worldRows.adaPage.id, slug: worldRows.adaPage.slug }

/** @throws Error for what is no address of the web */
function webAddress(link: string, what: string): URL {
  const address = URL.canParse(link) ? new URL(link) : undefined
  ensureTrue(
    address !== undefined && /^https?:$/.test(address.protocol),
    `${what} must be a whole address of the web, but is '${link}'`,
  )
  return address
}

/** Everywhere that a short name comes into an address. */
function addressesOf(links: LinkCalls, slug: string): string[] {
  return [links.pageLink(slug), links.pageDonateLink({ slug }), links.teamLink?.(slug)].filter(
    (link) => link !== undefined,
  )
}

export const linkClauses: readonly Clause[] = clausesAbout([], {
  'leads to where to give to a page, by its id and by its short name': async ({ adapter }) => {
    const { links } = adapter
    webAddress(links.pageDonateLink(page), 'The donate link of a page')
    webAddress(links.pageDonateLink({ slug: page.slug }), 'The donate link by short name')
    ensureTrue(
      links.pageDonateLink({ slug: page.slug }) !== links.pageDonateLink({ slug: 'another' }),
      'Two pages must not have one donate link',
    )
  },
  'leads to where to give to a campaign': async ({ adapter }) => {
    const link = adapter.links.campaignDonateLink(worldRows.river)
    webAddress(link, 'The donate link of a campaign')
    ensureTrue(
      link !== adapter.links.campaignDonateLink(worldRows.coast),
      'Two campaigns must not have one donate link',
    )
  },
  'takes an amount along, pennies too': async ({ adapter }) => {
    const link = adapter.links.pageDonateLink(page, { amount: 12.5, currency: 'EUR' })
    const { searchParams } = webAddress(link, 'A donate link')
    ensureEqual(
      [searchParams.get('amount'), searchParams.get('currency')],
      ['12.50', 'EUR'],
      'The amount and its currency',
    )
  },
  'leaves out an amount that nobody can give': async ({ adapter }) => {
    for (const amount of [0, -5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const link = adapter.links.pageDonateLink(page, { amount })
      const { searchParams } = webAddress(link, 'A donate link')
      ensureEqual(searchParams.get('amount'), null, `The amount ${amount} in a donate link`)
    }
  },
  'takes along where the donor returns to, as it is': async ({ adapter }) => {
    const exitUrl = 'https://site.example/thanks?page=1&from=a b#top'
    const link = adapter.links.campaignDonateLink(worldRows.river, { exitUrl })
    const { searchParams } = webAddress(link, 'A donate link')
    ensureEqual(searchParams.get('exitUrl'), exitUrl, 'Where the donor returns to')
  },
  'leads to where a page is started': async ({ adapter }) => {
    const link = adapter.links.getStartedLink(worldRows.river)
    webAddress(link, 'Where a page is started')
    ensureTrue(
      link !== adapter.links.getStartedLink(worldRows.coast),
      'Two campaigns must not have one place to start a page',
    )
  },
  'leads to the terms and the privacy policy of accounts, where there are accounts': async ({
    adapter: { accounts, links },
  }) => {
    for (const [name, link] of [
      ['termsLink', links.termsLink],
      ['privacyLink', links.privacyLink],
    ] as const) {
      ensureEqual(link !== undefined, accounts !== undefined, `Whether there is 'links.${name}'`)
      if (link !== undefined) webAddress(link(), `'links.${name}'`)
    }
  },
  'stays at the platform, whatever is in a short name': async ({ adapter }) => {
    const { origin } = webAddress(adapter.links.pageLink(page.slug), 'The address of a page')
    const plain = addressesOf(adapter.links, 'plain').map((link) => new URL(link))
    for (const slug of ['../../elsewhere', '//evil.example', 'a?b=c#d', '"><script>', '\\evil']) {
      for (const [index, link] of addressesOf(adapter.links, slug).entries()) {
        const address = webAddress(link, `The address of '${slug}'`)
        const expected = plain[index]
        ensureEqual(
          [address.origin, address.pathname.split('/').length, address.search, address.hash],
          [expected?.origin ?? origin, expected?.pathname.split('/').length, '', ''],
          `Origin, depth, query and hash of the address of '${slug}'`,
        )
      }
    }
  },
  'gives a page the addresses that its links give': async ({ adapter }) => {
    const read = await adapter.pages.fetchPage({ slug: page.slug })
    ensureEqual(read.url, adapter.links.pageLink(page.slug), "'url' of the page")
    ensureEqual(
      read.donationUrl,
      adapter.links.pageDonateLink({ id: read.id, slug: read.slug }),
      "'donationUrl' of the page",
    )
  },
})
