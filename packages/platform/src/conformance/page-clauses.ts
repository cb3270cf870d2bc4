import { sumMinor, toMajor } from '@milepost/measures'
import {
  isHttpError,
  isMissingArgumentError,
  isNotFoundError,
  isPlatformError,
} from '../errors/errors.ts'
import {
  type Clause,
  type ClauseContext,
  defineClauses,
  isRefused,
  nobody,
  refused,
  type Row,
  getSlugs,
} from './clause.ts'
import { getRaisedOnlineMinor, unknownGuid, seedRows } from './conformance-seed.ts'

const { ada, adaPage, busy, cancelled, charity, coast, expired, river } = seedRows
const { slug } = adaPage
const oddSlugs = ['..', '__proto__', 'constructor', `${slug}/../${slug}`, `${slug}?x=1`, '%2e%2e']
const raisedOnlineMinor = getRaisedOnlineMinor(adaPage)
const raisedOfflineMinor = adaPage.offlineMinor ?? 0
const raisedMinor = sumMinor([raisedOnlineMinor, raisedOfflineMinor])

const reading: readonly Clause[] = defineClauses([], {
  'fetchPage returns a page by slug': [
    ({ pages }) => pages.fetchPage({ slug }),
    {
      slug,
      id: adaPage.id,
      uuid: adaPage.uuid,
      name: adaPage.name,
      owner: 'Ada Lark',
      ownerGuid: ada.uuid,
      story: adaPage.story,
      pageSummaryWhat: adaPage.pageSummaryWhat,
      campaign: adaPage.campaign,
      charity: 'The River Charity',
      charityId: adaPage.charity,
      createdAt: adaPage.createdAt,
      active: true,
      expired: false,
    },
  ],
  'fetchPage returns exact amounts in minor and major units': [
    ({ pages }) => pages.fetchPage({ slug }),
    {
      money: {
        raisedMinor,
        raisedOnlineMinor,
        raisedOfflineMinor,
        targetMinor: adaPage.targetMinor,
        currency: 'GBP',
      },
      raised: toMajor(raisedMinor, 'GBP'),
      raisedOnline: toMajor(raisedOnlineMinor, 'GBP'),
      raisedOffline: toMajor(raisedOfflineMinor, 'GBP'),
      target: 1234.56,
    },
  ],
  'fetchPage returns a page by numeric ID': [
    ({ pages }) => pages.fetchPage({ id: adaPage.id }),
    { slug },
  ],
  'fetchPage marks a page past its expiry date as expired': [
    ({ pages }) => pages.fetchPage({ slug: expired.slug }),
    { expired: true },
  ],
  'fetchPage rejects an unknown slug with 404': [
    ({ pages }) => pages.fetchPage({ slug: nobody }),
    refused(404),
  ],
  'fetchPage requires a slug': [
    ({ pages }) => pages.fetchPage({ slug: ' ' }),
    refused(isMissingArgumentError),
  ],
  'fetchPage rejects invalid slugs': [
    ({ pages }) =>
      Promise.all(
        oddSlugs.map((name) => isRefused(pages.fetchPage({ slug: name }), isPlatformError)),
      ),
    oddSlugs.map(() => true),
  ],
  'fetchPages returns pages by GUID, without unknown and cancelled ones': [
    async ({ pages }) => {
      const ids = [adaPage.uuid, cancelled.uuid, unknownGuid, busy.uuid]
      return getSlugs(await pages.fetchPages({ ids })).toSorted()
    },
    [slug, busy.slug].toSorted(),
  ],
  'fetchPages returns pages by slug and numeric ID': [
    async ({ pages }) =>
      getSlugs(await pages.fetchPages({ ids: [slug, busy.id, nobody] })).toSorted(),
    [slug, busy.slug].toSorted(),
  ],
  'fetchPages and fetchPage return the same amounts': [
    async ({ pages }) => (await pages.fetchPages({ ids: adaPage.uuid }))[0]?.money,
    async ({ pages }) => (await pages.fetchPage({ slug })).money,
  ],
  'fetchPageWithTags returns a page with a list of tags': [
    ({ pages }) => pages.fetchPageWithTags({ slug }),
    { slug, name: adaPage.name, tags: [] },
  ],
  'searchPages searches names case-insensitively': [
    async ({ pages }) => getSlugs(await pages.searchPages({ search: 'BUSY wal' })),
    [busy.slug],
  ],
  'searchPages filters by campaign and returns `limit` pages': [
    async ({ pages }) => {
      const search = { search: 'Walker number', limit: 7 }
      const found = [river, coast].map((campaign) => pages.searchPages({ ...search, campaign }))
      return (await Promise.all(found)).map(({ length }) => length)
    },
    [7, 0],
  ],
  'searchPages omits cancelled pages': [
    ({ pages }) => pages.searchPages({ search: 'Cancelled walk' }),
    [],
  ],
})

const newPage = { charity, campaign: river, title: 'A new page' } as const

async function createPageIn(context: ClauseContext, more: object = {}) {
  const editing = await context.ada('pageEditing')
  const page = await editing.createPage({ ...newPage, ...more })
  if (page === false) throw new Error('createPage returned false without forceSlug')
  return { editing, page }
}

async function changePage({ ada: signedIn, pages }: ClauseContext, change: object) {
  await (await signedIn('pageEditing')).updatePage({ slug, ...change })
  return pages.fetchPage({ slug })
}

const change = (fields: object, expected: Row[1]): Row => [
  (context) => changePage(context, fields),
  expected,
]

const editing: readonly Clause[] = defineClauses(['accounts', 'pageEditing'], {
  'createPage creates an active page with the given fields': [
    async (context) => {
      const { page } = await createPageIn(context, { story: '<p>Why I walk.</p>', target: 250.5 })
      const read = await context.pages.fetchPage({ slug: page.slug })
      return { ...read, isSame: read.id === page.id }
    },
    {
      isSame: true,
      active: true,
      name: newPage.title,
      story: '<p>Why I walk.</p>',
      target: 250.5,
      charityId: charity,
      campaign: river,
      ownerGuid: ada.uuid,
      currencyCode: 'GBP',
      money: { raisedMinor: 0 },
    },
  ],
  'fetchCampaignPages and fetchUserPages include a new page': [
    async (context) => {
      const { editing: calls, page } = await createPageIn(context)
      const all = await context.campaigns.fetchCampaignPages({ campaign: river, limit: 200 })
      return [all.pages, await calls.fetchUserPages()].map((pages) =>
        getSlugs(pages).includes(page.slug),
      )
    },
    [true, true],
  ],
  'createPage uses another slug if the given one is taken': [
    async (context) => (await createPageIn(context, { slug })).page.slug !== slug,
    true,
  ],
  'createPage returns false with `forceSlug` if the slug is taken': [
    async (context) => {
      const calls = await context.ada('pageEditing')
      const created = await calls.createPage({ ...newPage, slug: busy.slug, forceSlug: true })
      return [created, (await calls.fetchUserPages()).length]
    },
    [false, 2],
  ],
  'createPage requires a title': [
    (context) => createPageIn(context, { title: ' ' }),
    refused(isMissingArgumentError),
  ],
  'createPage rejects an unknown charity': [
    (context) => createPageIn(context, { campaign: undefined, charity: '1' }),
    refused(isHttpError),
  ],
  'createPage requires a token': [
    ({ visitor }) => visitor('pageEditing').createPage(newPage),
    refused(isMissingArgumentError),
  ],
  'fetchUserPages rejects an unknown token with 401': [
    ({ adapter }) => adapter.withToken('nobody-has-this-token').pageEditing?.fetchUserPages(),
    refused(401),
  ],
  'suggestPageSlugs returns the preferred slug first if it is free': [
    async ({ visitor }) => {
      const name = "Zoë's free WALK"
      return (await visitor('pageEditing').suggestPageSlugs({ name }))[0]
    },
    'zoes-free-walk',
  ],
  'suggestPageSlugs returns free slugs only': [
    async ({ visitor }) => {
      const names = await visitor('pageEditing').suggestPageSlugs({ name: slug })
      return names.length > 0 && !names.includes(slug)
    },
    true,
  ],
  'isPageSlugTaken returns whether a page has the slug': [
    ({ visitor }) =>
      Promise.all(
        [slug, nobody].map((name) => visitor('pageEditing').isPageSlugTaken({ slug: name })),
      ),
    [true, false],
  ],
  'updatePage changes the story only': change(
    { story: '<p>Another reason.</p>' },
    { story: '<p>Another reason.</p>', name: adaPage.name },
  ),
  'updatePage cleans the title': change(
    { title: 'Ada’s <b>walk</b>, 2 🚶' },
    { name: "Ada's bwalkb, 2" },
  ),
  'updatePage rejects a title without allowed characters': change(
    { title: '<>' },
    refused(isMissingArgumentError),
  ),
  'updatePage adds offline donations to `raised`': change(
    { offline: 45.67 },
    { money: { raisedOfflineMinor: 4567, raisedMinor: raisedOnlineMinor + 4567 } },
  ),
  'updatePage stores a fractional target': change(
    { target: 1.13 },
    { money: { targetMinor: 113 } },
  ),
  'updatePage rejects a negative target': change({ target: -1 }, refused(isHttpError)),
  'updatePage shortens the summary to 50 characters': change(
    { summaryWhy: 'x'.repeat(60) },
    { pageSummaryWhy: `${'x'.repeat(49)}…` },
  ),
  'updatePage rejects the page of another supporter with 403': [
    async (context) => {
      const calls = await context.ada('pageEditing')
      const taken = calls.updatePage({ slug: busy.slug, story: 'Taken over' })
      const wasRefused = await isRefused(taken, 403)
      return { ...(await context.pages.fetchPage({ slug: busy.slug })), wasRefused }
    },
    { wasRefused: true, story: busy.story },
  ],
  'updatePage rejects an unknown page with 404': [
    async (context) => (await context.ada('pageEditing')).updatePage({ slug: nobody, story: 'x' }),
    refused(404),
  ],
  'cancelPage makes a page inactive': [
    async (context) => {
      const { editing: calls, page } = await createPageIn(context)
      await calls.cancelPage({ slug: page.slug })
      try {
        return (await context.pages.fetchPage({ slug: page.slug })).active
      } catch (error) {
        if (!isNotFoundError(error)) throw error
        return false
      }
    },
    false,
  ],
  'cancelPage removes a page from its campaign and the leaderboard': [
    async ({ ada: signedIn, campaigns }) => {
      await (await signedIn('pageEditing')).cancelPage({ slug })
      const { pages } = await campaigns.fetchCampaignPages({ campaign: river, limit: 200 })
      const { people } = await campaigns.fetchCampaignLeaderboards({
        campaign: river,
        maxPeople: 200,
      })
      return getSlugs([...pages, ...people.entries]).includes(slug)
    },
    false,
  ],
  'cancelPage rejects the page of another supporter with 403': [
    async (context) => {
      const wasRefused = await isRefused(
        (await context.ada('pageEditing')).cancelPage({ slug: busy.slug }),
        403,
      )
      return { ...(await context.pages.fetchPage({ slug: busy.slug })), wasRefused }
    },
    { wasRefused: true, active: true },
  ],
  'updatePage rejects a cancelled page': [
    async (context) => {
      const { editing: calls, page } = await createPageIn(context)
      await calls.cancelPage({ slug: page.slug })
      return isRefused(calls.updatePage({ slug: page.slug, story: 'Too late' }), isPlatformError)
    },
    true,
  ],
  "readBackPage finds the supporter's new page only": [
    async (context) => {
      const { editing: calls, page } = await createPageIn(context)
      const found = await Promise.all(
        [page.slug, busy.slug, nobody].map((each) =>
          calls.readBackPage({ slug: each, owner: ada.uuid }),
        ),
      )
      return found.map(({ outcome }) => outcome)
    },
    ['found', 'absent', 'absent'],
  ],
  "fetchUserPages returns the supporter's own pages only": [
    async (context) =>
      getSlugs(await (await context.ada('pageEditing')).fetchUserPages()).toSorted(),
    [slug, expired.slug].toSorted(),
  ],
  'fetchUserPages filters by campaign': [
    async (context) => {
      const calls = await context.ada('pageEditing')
      const found = [coast, river.toUpperCase()].map((campaign) =>
        calls.fetchUserPages({ campaign }),
      )
      return (await Promise.all(found)).map(({ length }) => length)
    },
    [0, 2],
  ],
})

export const pageClauses: readonly Clause[] = [...reading, ...editing]
