import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { isHttpError } from '../errors/http-error.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { isNotFoundError } from '../errors/not-found-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import type { Page } from '../pages/page.ts'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, type ClauseContext, clausesAbout, requireGroup } from './clause.ts'
import { worldRows } from './conformance-world.ts'

const { adaPage, busy } = worldRows
const wanted = {
  charity: worldRows.charity,
  campaign: worldRows.river,
  title: 'A page of the kit',
} as const

/** Ada's editing, and a page that she makes with it. */
async function made(context: ClauseContext, more: object = {}) {
  const ada = await context.signedIn(worldRows.ada)
  const editing = requireGroup(ada, 'pageEditing')
  const page = await editing.createPage({ ...wanted, ...more })
  if (page === false) throw new Error('A page whose short name may differ must be created')
  return { ada, editing, page }
}

async function isListed({ campaigns }: PlatformAdapter, { slug }: Page): Promise<boolean> {
  const { pages } = await campaigns.fetchCampaignPages({ campaign: worldRows.river, limit: 200 })
  return pages.some((page) => page.slug === slug)
}

const isForbidden = (error: unknown) => isHttpError(error, 403)

export const pageEditingClauses: readonly Clause[] = clausesAbout(['accounts', 'pageEditing'], {
  'creates a page that the next read finds': async (context) => {
    const { page } = await made(context)
    const read = await context.adapter.pages.fetchPage({ slug: page.slug })
    ensureFields(read, { id: page.id, name: wanted.title, active: true }, 'the page')
  },
  'creates a page as it was asked for': async (context) => {
    const { page } = await made(context, { story: '<p>Why I walk.</p>', target: 250.5 })
    const read = await context.adapter.pages.fetchPage({ slug: page.slug })
    ensureFields(
      read,
      {
        story: '<p>Why I walk.</p>',
        target: 250.5,
        charityId: worldRows.charity,
        campaign: worldRows.river,
        ownerGuid: worldRows.ada.uuid,
        currencyCode: 'GBP',
      },
      'the page',
    )
    ensureEqual(read.money.raisedMinor, 0, 'What a new page raised')
  },
  'adds a new page to its campaign': async (context) => {
    const { page } = await made(context)
    ensureTrue(
      await isListed(context.adapter, page),
      'A new page must be among those of its campaign',
    )
  },
  "adds a new page to its owner's": async (context) => {
    const { editing, page } = await made(context)
    const own = await editing.fetchUserPages()
    ensureTrue(
      own.some(({ slug }) => slug === page.slug),
      'A new page must be among those of its owner',
    )
  },
  'gives a page another short name where the wanted one is taken': async (context) => {
    const { page } = await made(context, { slug: adaPage.slug })
    ensureTrue(page.slug !== adaPage.slug, 'Two pages must not have one short name')
  },
  'creates nothing where only one short name will do, and it is taken': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    const before = (await editing.fetchUserPages()).length
    const answer = await editing.createPage({ ...wanted, slug: busy.slug, forceSlug: true })
    ensureEqual(answer, false, "The answer of 'createPage'")
    ensureEqual((await editing.fetchUserPages()).length, before, 'The number of own pages')
  },
  'creates no page without a title': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.createPage({ ...wanted, title: ' ' }),
      isMissingArgumentError,
      'Without a title: MissingArgumentError',
    )
  },
  'creates no page for a charity that does not exist': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.createPage({ ...wanted, campaign: undefined, charity: '1' }),
      isHttpError,
      'A page for an unknown charity is refused',
    )
  },
  'creates no page for nobody': async ({ adapter }) => {
    await ensureRejects(
      requireGroup(adapter, 'pageEditing').createPage(wanted),
      isMissingArgumentError,
      'Without a token: MissingArgumentError',
    )
  },
  'answers 401 for a token that nobody has': async ({ adapter }) => {
    const stranger = requireGroup(adapter.withToken('nobody-has-this-token'), 'pageEditing')
    await ensureRejects(
      stranger.fetchUserPages(),
      (error) => isHttpError(error, 401),
      'An unknown token is an HttpError 401',
    )
  },
  'suggests the wanted short name first where it is free': async ({ adapter }) => {
    const editing = requireGroup(adapter, 'pageEditing')
    const names = await editing.suggestPageShortNames({ name: "Zoë's free WALK" })
    ensureEqual(names[0], 'zoes-free-walk', 'The first suggestion')
  },
  'suggests short names that are free': async ({ adapter }) => {
    const editing = requireGroup(adapter, 'pageEditing')
    const names = await editing.suggestPageShortNames({ name: adaPage.slug })
    ensureTrue(names.length > 0, 'There must be suggestions for a short name that is taken')
    ensureTrue(!names.includes(adaPage.slug), 'A short name that is taken must not be suggested')
  },
  'knows which short names are taken': async ({ adapter }) => {
    const editing = requireGroup(adapter, 'pageEditing')
    ensureEqual(
      await editing.isPageSlugTaken({ slug: adaPage.slug }),
      true,
      'Whether the name of a page is taken',
    )
    ensureEqual(
      await editing.isPageSlugTaken({ slug: 'nobody-has-this-one' }),
      false,
      'Whether the name of no page is taken',
    )
  },
  'changes a story, which the next read finds': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await editing.updatePage({ slug: adaPage.slug, story: '<p>Another reason.</p>' })
    const { story, name } = await context.adapter.pages.fetchPage({ slug: adaPage.slug })
    ensureEqual(story, '<p>Another reason.</p>', 'The story of the page')
    ensureEqual(name, adaPage.name, 'The title, which was not changed')
  },
  'changes a title to what a title may be': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await editing.updatePage({ slug: adaPage.slug, title: 'Ada’s <b>walk</b>, 2 🚶' })
    const { name } = await context.adapter.pages.fetchPage({ slug: adaPage.slug })
    ensureEqual(name, "Ada's bwalkb, 2", 'The title of the page')
  },
  'refuses a title of which nothing is left': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.updatePage({ slug: adaPage.slug, title: '<>' }),
      isMissingArgumentError,
      'A title without letters: MissingArgumentError',
    )
  },
  'adds what was given offline to what a page has raised': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    const before = await context.adapter.pages.fetchPage({ slug: adaPage.slug })
    await editing.updatePage({ slug: adaPage.slug, offline: 45.67 })
    const { money } = await context.adapter.pages.fetchPage({ slug: adaPage.slug })
    ensureEqual(money.raisedOfflineMinor, 4567, 'What was given offline')
    ensureEqual(
      money.raisedMinor,
      before.money.raisedOnlineMinor + 4567,
      'What the page has raised',
    )
  },
  'changes a target to the penny': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await editing.updatePage({ slug: adaPage.slug, target: 1.13 })
    const { money } = await context.adapter.pages.fetchPage({ slug: adaPage.slug })
    ensureEqual(money.targetMinor, 113, 'The target of the page')
  },
  'refuses money below 0': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.updatePage({ slug: adaPage.slug, target: -1 }),
      isHttpError,
      'A target below 0 is refused',
    )
  },
  'cuts the short summary to 50 characters': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await editing.updatePage({ slug: adaPage.slug, summaryWhy: 'x'.repeat(60) })
    const read = await context.adapter.pages.fetchPage({ slug: adaPage.slug })
    ensureEqual(read.pageSummaryWhy, `${'x'.repeat(49)}…`, 'The short summary')
  },
  'changes nothing of somebody else’s page': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.updatePage({ slug: busy.slug, story: 'Taken over' }),
      isForbidden,
      "A change of somebody else's page is an HttpError 403",
    )
    const { story } = await context.adapter.pages.fetchPage({ slug: busy.slug })
    ensureEqual(story, busy.story, "The story of somebody else's page")
  },
  'answers 404 for a change of a page that does not exist': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.updatePage({ slug: 'nobody-has-this-one', story: 'x' }),
      (error) => isHttpError(error, 404),
      'An unknown page is an HttpError 404',
    )
  },
  'cancels a page, which is not active from then on': async (context) => {
    const { editing, page } = await made(context)
    await editing.cancelPage({ slug: page.slug })
    let read: Page | undefined
    try {
      read = await context.adapter.pages.fetchPage({ slug: page.slug })
    } catch (error) {
      if (!isNotFoundError(error)) throw error
    }
    ensureEqual(read?.active ?? false, false, "'active' of a page that was cancelled")
  },
  'takes a cancelled page out of its campaign and out of the leaderboard': async (context) => {
    const { adapter } = context
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await editing.cancelPage({ slug: adaPage.slug })
    const { pages } = await adapter.campaigns.fetchCampaignPages({
      campaign: worldRows.river,
      limit: 200,
    })
    const { people } = await adapter.campaigns.fetchCampaignBoards({
      campaign: worldRows.river,
      people: 200,
    })
    const left = [...pages, ...people.entries].filter(({ slug }) => slug === adaPage.slug)
    ensureEqual(left.length, 0, 'How often a cancelled page is listed')
  },
  'cancels nobody else’s page': async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    await ensureRejects(
      editing.cancelPage({ slug: busy.slug }),
      isForbidden,
      "Cancelling somebody else's page is an HttpError 403",
    )
    const { active } = await context.adapter.pages.fetchPage({ slug: busy.slug })
    ensureEqual(active, true, "'active' of somebody else's page")
  },
  'changes nothing of a page that is cancelled': async (context) => {
    const { editing, page } = await made(context)
    await editing.cancelPage({ slug: page.slug })
    await ensureRejects(
      editing.updatePage({ slug: page.slug, story: 'Too late' }),
      isPlatformError,
      'A change of a cancelled page is refused',
    )
  },
  'finds a page again whose creation got no answer': async (context) => {
    const { editing, page } = await made(context)
    const found = await editing.readBackPage({ slug: page.slug, owner: worldRows.ada.uuid })
    ensureEqual(found.outcome, 'found', 'The outcome for an own page')
    const ofBen = await editing.readBackPage({ slug: busy.slug, owner: worldRows.ada.uuid })
    ensureEqual(ofBen.outcome, 'absent', "The outcome for somebody else's page")
    const none = await editing.readBackPage({
      slug: 'nobody-has-this-one',
      owner: worldRows.ada.uuid,
    })
    ensureEqual(none.outcome, 'absent', 'The outcome for a page that does not exist')
  },
  "reads a supporter's own pages, and nobody else's": async (context) => {
    const own = await requireGroup(
      await context.signedIn(worldRows.ada),
      'pageEditing',
    ).fetchUserPages()
    ensureEqual(
      own.map(({ slug }) => slug).toSorted(),
      [adaPage.slug, worldRows.expired.slug].toSorted(),
      "Ada's pages",
    )
  },
  "reads a supporter's own pages of one campaign": async (context) => {
    const editing = requireGroup(await context.signedIn(worldRows.ada), 'pageEditing')
    ensureEqual(
      (await editing.fetchUserPages({ campaign: worldRows.coast })).length,
      0,
      'The number of own pages of a campaign without any',
    )
    ensureEqual(
      (await editing.fetchUserPages({ campaign: worldRows.river.toUpperCase() })).length,
      2,
      'The number of own pages of the other campaign',
    )
  },
})
