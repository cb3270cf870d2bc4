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
  clauses,
  isRefused,
  nobody,
  refused,
  type Row,
  slugsOf,
} from './clause.ts'
import { onlineMinorGiven, unknownGuid, worldRows } from './conformance-world.ts'

const { ada, adaPage, busy, cancelled, charity, coast, expired, river } = worldRows
const { slug } = adaPage
const oddSlugs = ['..', '__proto__', 'constructor', `${slug}/../${slug}`, `${slug}?x=1`, '%2e%2e']
const raisedOnlineMinor = onlineMinorGiven(adaPage)
const raisedOfflineMinor = adaPage.offlineMinor ?? 0
const raisedMinor = sumMinor([raisedOnlineMinor, raisedOfflineMinor])

const reading: readonly Clause[] = clauses([], {
  'reads a page by its short name': [
    ({ pages }) => pages.fetchPage({ slug }),
    {
      slug,
      id: adaPage.id,
      uuid: adaPage.uuid,
      name: adaPage.name,
      story: adaPage.story,
      pageSummaryWhat: adaPage.pageSummaryWhat,
      campaign: adaPage.campaign,
      charityId: adaPage.charity,
      active: true,
      expired: false,
    },
  ],
  'reads a page by its numeric id': [({ pages }) => pages.fetchPage({ id: adaPage.id }), { slug }],
  'tells whose page it is': [
    ({ pages }) => pages.fetchPage({ slug }),
    { owner: 'Ada Lark', ownerGuid: ada.uuid },
  ],
  'tells by its name whom a page is for': [
    ({ pages }) => pages.fetchPage({ slug }),
    { charity: 'The River Charity' },
  ],
  'tells the money of a page in whole minor units, and its currency': [
    ({ pages }) => pages.fetchPage({ slug }),
    {
      money: {
        raisedMinor,
        raisedOnlineMinor,
        raisedOfflineMinor,
        targetMinor: adaPage.targetMinor,
        currency: 'GBP',
      },
    },
  ],
  'tells the same money in major units, no penny lost': [
    ({ pages }) => pages.fetchPage({ slug }),
    {
      raised: toMajor(raisedMinor, 'GBP'),
      raisedOnline: toMajor(raisedOnlineMinor, 'GBP'),
      raisedOffline: toMajor(raisedOfflineMinor, 'GBP'),
      target: 1234.56,
    },
  ],
  'tells dates in UTC': [
    ({ pages }) => pages.fetchPage({ slug }),
    { createdAt: adaPage.createdAt },
  ],
  'tells a page whose time is over': [
    ({ pages }) => pages.fetchPage({ slug: expired.slug }),
    { expired: true },
  ],
  'answers 404 for a page that does not exist': [
    ({ pages }) => pages.fetchPage({ slug: nobody }),
    refused(404),
  ],
  'asks for the page that is missing': [
    ({ pages }) => pages.fetchPage({ slug: ' ' }),
    refused(isMissingArgumentError),
  ],
  'finds no page under a name that no page could have': [
    ({ pages }) =>
      Promise.all(
        oddSlugs.map((name) => isRefused(pages.fetchPage({ slug: name }), isPlatformError)),
      ),
    oddSlugs.map(() => true),
  ],
  'reads several pages by guid, without those that are unknown or cancelled': [
    async ({ pages }) => {
      const ids = [adaPage.uuid, cancelled.uuid, unknownGuid, busy.uuid]
      return slugsOf(await pages.fetchPages({ ids })).toSorted()
    },
    [slug, busy.slug].toSorted(),
  ],
  'reads several pages by short name and numeric id': [
    async ({ pages }) =>
      slugsOf(await pages.fetchPages({ ids: [slug, busy.id, nobody] })).toSorted(),
    [slug, busy.slug].toSorted(),
  ],
  'tells the same money of a page in a list as by itself': [
    async ({ pages }) => (await pages.fetchPages({ ids: adaPage.uuid }))[0]?.money,
    async ({ pages }) => (await pages.fetchPage({ slug })).money,
  ],
  'reads a page with its tags, which are a list': [
    ({ pages }) => pages.fetchPageWithTags({ slug }),
    { slug, name: adaPage.name, tags: [] },
  ],
  'searches pages by a part of their names, in either case': [
    async ({ pages }) => slugsOf(await pages.searchPages({ search: 'BUSY wal' })),
    [busy.slug],
  ],
  'searches the pages of a campaign, and no more of them than are wanted': [
    async ({ pages }) => {
      const search = { search: 'Walker number', limit: 7 }
      const found = [river, coast].map((campaign) => pages.searchPages({ ...search, campaign }))
      return (await Promise.all(found)).map(({ length }) => length)
    },
    [7, 0],
  ],
  'does not find cancelled pages': [
    ({ pages }) => pages.searchPages({ search: 'Cancelled walk' }),
    [],
  ],
})

const wanted = { charity, campaign: river, title: 'A page of the kit' } as const

async function createPageIn(context: ClauseContext, more: object = {}) {
  const editing = await context.ada('pageEditing')
  const page = await editing.createPage({ ...wanted, ...more })
  if (page === false) throw new Error('A page whose slug may differ must be created')
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

const editing: readonly Clause[] = clauses(['accounts', 'pageEditing'], {
  'creates a page that the next read finds': [
    async (context) => {
      const { page } = await createPageIn(context)
      const read = await context.pages.fetchPage({ slug: page.slug })
      return { ...read, isSame: read.id === page.id }
    },
    { isSame: true, name: wanted.title, active: true },
  ],
  'creates a page as it was asked for': [
    async (context) => {
      const { page } = await createPageIn(context, { story: '<p>Why I walk.</p>', target: 250.5 })
      return context.pages.fetchPage({ slug: page.slug })
    },
    {
      story: '<p>Why I walk.</p>',
      target: 250.5,
      charityId: charity,
      campaign: river,
      ownerGuid: ada.uuid,
      currencyCode: 'GBP',
      money: { raisedMinor: 0 },
    },
  ],
  'adds a new page to its campaign': [
    async (context) => {
      const { page } = await createPageIn(context)
      const all = await context.campaigns.fetchCampaignPages({ campaign: river, limit: 200 })
      return slugsOf(all.pages).includes(page.slug)
    },
    true,
  ],
  "adds a new page to its owner's": [
    async (context) => {
      const { editing: calls, page } = await createPageIn(context)
      return slugsOf(await calls.fetchUserPages()).includes(page.slug)
    },
    true,
  ],
  'gives a page another short name where the wanted one is taken': [
    async (context) => (await createPageIn(context, { slug })).page.slug !== slug,
    true,
  ],
  'creates nothing where only one short name will do, and it is taken': [
    async (context) => {
      const calls = await context.ada('pageEditing')
      const created = await calls.createPage({ ...wanted, slug: busy.slug, forceSlug: true })
      return [created, (await calls.fetchUserPages()).length]
    },
    [false, 2],
  ],
  'creates no page without a title': [
    (context) => createPageIn(context, { title: ' ' }),
    refused(isMissingArgumentError),
  ],
  'creates no page for a charity that does not exist': [
    (context) => createPageIn(context, { campaign: undefined, charity: '1' }),
    refused(isHttpError),
  ],
  'creates no page for nobody': [
    ({ visitor }) => visitor('pageEditing').createPage(wanted),
    refused(isMissingArgumentError),
  ],
  'answers 401 for a token that nobody has': [
    ({ adapter }) => adapter.withToken('nobody-has-this-token').pageEditing?.fetchUserPages(),
    refused(401),
  ],
  'suggests the wanted short name first where it is free': [
    async ({ visitor }) => {
      const name = "Zoë's free WALK"
      return (await visitor('pageEditing').suggestPageSlugs({ name }))[0]
    },
    'zoes-free-walk',
  ],
  'suggests short names that are free': [
    async ({ visitor }) => {
      const names = await visitor('pageEditing').suggestPageSlugs({ name: slug })
      return names.length > 0 && !names.includes(slug)
    },
    true,
  ],
  'knows which short names are taken': [
    ({ visitor }) =>
      Promise.all(
        [slug, nobody].map((name) => visitor('pageEditing').isPageSlugTaken({ slug: name })),
      ),
    [true, false],
  ],
  'changes a story, which the next read finds': change(
    { story: '<p>Another reason.</p>' },
    { story: '<p>Another reason.</p>', name: adaPage.name },
  ),
  'changes a title to what a title may be': change(
    { title: 'Ada’s <b>walk</b>, 2 🚶' },
    { name: "Ada's bwalkb, 2" },
  ),
  'refuses a title of which nothing is left': change(
    { title: '<>' },
    refused(isMissingArgumentError),
  ),
  'adds what was given offline to what a page has raised': change(
    { offline: 45.67 },
    { money: { raisedOfflineMinor: 4567, raisedMinor: raisedOnlineMinor + 4567 } },
  ),
  'changes a target to the penny': change({ target: 1.13 }, { money: { targetMinor: 113 } }),
  'refuses money below 0': change({ target: -1 }, refused(isHttpError)),
  'cuts the short summary to 50 characters': change(
    { summaryWhy: 'x'.repeat(60) },
    { pageSummaryWhy: `${'x'.repeat(49)}…` },
  ),
  'changes nothing of somebody else’s page': [
    async (context) => {
      const calls = await context.ada('pageEditing')
      const taken = calls.updatePage({ slug: busy.slug, story: 'Taken over' })
      const wasRefused = await isRefused(taken, 403)
      return { ...(await context.pages.fetchPage({ slug: busy.slug })), wasRefused }
    },
    { wasRefused: true, story: busy.story },
  ],
  'answers 404 for a change of a page that does not exist': [
    async (context) => (await context.ada('pageEditing')).updatePage({ slug: nobody, story: 'x' }),
    refused(404),
  ],
  'cancels a page, which is not active from then on': [
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
  'takes a cancelled page out of its campaign and out of the leaderboard': [
    async ({ ada: signedIn, campaigns }) => {
      await (await signedIn('pageEditing')).cancelPage({ slug })
      const { pages } = await campaigns.fetchCampaignPages({ campaign: river, limit: 200 })
      const { people } = await campaigns.fetchCampaignBoards({ campaign: river, people: 200 })
      return slugsOf([...pages, ...people.entries]).includes(slug)
    },
    false,
  ],
  'cancels nobody else’s page': [
    async (context) => {
      const wasRefused = await isRefused(
        (await context.ada('pageEditing')).cancelPage({ slug: busy.slug }),
        403,
      )
      return { ...(await context.pages.fetchPage({ slug: busy.slug })), wasRefused }
    },
    { wasRefused: true, active: true },
  ],
  'changes nothing of a page that is cancelled': [
    async (context) => {
      const { editing: calls, page } = await createPageIn(context)
      await calls.cancelPage({ slug: page.slug })
      return isRefused(calls.updatePage({ slug: page.slug, story: 'Too late' }), isPlatformError)
    },
    true,
  ],
  'finds a page again whose creation got no answer': [
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
  "reads a supporter's own pages, and nobody else's": [
    async (context) =>
      slugsOf(await (await context.ada('pageEditing')).fetchUserPages()).toSorted(),
    [slug, expired.slug].toSorted(),
  ],
  "reads a supporter's own pages of one campaign": [
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
