import { sumMinor, toMajor } from '@milepost/measures'
import { isHttpError } from '../errors/http-error.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, clausesAbout } from './clause.ts'
import { onlineMinorGiven, worldRows, unknownGuid } from './conformance-world.ts'

const { adaPage } = worldRows
const { slug } = adaPage

export const pageClauses: readonly Clause[] = clausesAbout([], {
  'reads a page by its short name': async ({ adapter }) => {
    ensureFields(
      await adapter.pages.fetchPage({ slug }),
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
      'the page',
    )
  },
  'reads a page by its numeric id': async ({ adapter }) => {
    const read = await adapter.pages.fetchPage({ id: adaPage.id })
    ensureEqual(read.slug, slug, 'The short name of the page')
  },
  'tells whose page it is': async ({ adapter }) => {
    ensureFields(
      await adapter.pages.fetchPage({ slug }),
      { owner: 'Ada Lark', ownerGuid: worldRows.ada.uuid },
      'the page',
    )
  },
  'tells by its name whom a page is for': async ({ adapter }) => {
    const { charity } = await adapter.pages.fetchPage({ slug })
    ensureEqual(charity, 'The River Charity', "'charity' of the page")
  },
  'tells the money of a page in whole minor units, and its currency': async ({ adapter }) => {
    const onlineMinor = onlineMinorGiven(adaPage)
    const offline = adaPage.offlineMinor ?? 0
    const read = await adapter.pages.fetchPage({ slug })
    ensureEqual(
      { ...read.money },
      {
        raisedMinor: sumMinor([onlineMinor, offline]),
        raisedOnlineMinor: onlineMinor,
        raisedOfflineMinor: offline,
        targetMinor: adaPage.targetMinor,
        currency: 'GBP',
      },
      'The money of the page',
    )
  },
  'tells the same money in major units, no penny lost': async ({ adapter }) => {
    const read = await adapter.pages.fetchPage({ slug })
    ensureFields(
      read,
      {
        raised: toMajor(read.money.raisedMinor, 'GBP'),
        raisedOnline: toMajor(read.money.raisedOnlineMinor, 'GBP'),
        raisedOffline: toMajor(read.money.raisedOfflineMinor, 'GBP'),
        target: 1234.56,
      },
      'the page',
    )
  },
  'tells dates in UTC': async ({ adapter }) => {
    const { createdAt } = await adapter.pages.fetchPage({ slug })
    ensureEqual(createdAt, adaPage.createdAt, "'createdAt' of the page")
  },
  'tells a page whose time is over': async ({ adapter }) => {
    const read = await adapter.pages.fetchPage({ slug: worldRows.expired.slug })
    ensureEqual(read.expired, true, "'expired' of a page whose time is over")
  },
  'answers 404 for a page that does not exist': async ({ adapter }) => {
    await ensureRejects(
      adapter.pages.fetchPage({ slug: 'nobody-has-this-one' }),
      (error) => isHttpError(error, 404),
      'An unknown page is an HttpError 404',
    )
  },
  'asks for the page that is missing': async ({ adapter }) => {
    await ensureRejects(
      adapter.pages.fetchPage({ slug: ' ' }),
      isMissingArgumentError,
      'Without a short name: MissingArgumentError',
    )
  },
  'finds no page under a name that no page could have': async ({ adapter }) => {
    const names = ['..', '__proto__', 'constructor', `${slug}/../${slug}`, `${slug}?x=1`, '%2e%2e']
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to say which one
      await ensureRejects(
        adapter.pages.fetchPage({ slug: name }),
        isPlatformError,
        `There is no page '${name}'`,
      )
    }
  },
  'reads several pages by guid, without those that are unknown or cancelled': async ({
    adapter,
  }) => {
    const pages = await adapter.pages.fetchPages({
      ids: [adaPage.uuid, worldRows.cancelled.uuid, unknownGuid, worldRows.busy.uuid],
    })
    ensureEqual(
      pages.map((page) => page.uuid).toSorted(),
      [adaPage.uuid, worldRows.busy.uuid].toSorted(),
      'The pages',
    )
  },
  'reads several pages by short name and numeric id': async ({ adapter }) => {
    const pages = await adapter.pages.fetchPages({
      ids: [slug, worldRows.busy.id, 'nobody-has-this'],
    })
    ensureEqual(
      pages.map((page) => page.slug).toSorted(),
      [slug, worldRows.busy.slug].toSorted(),
      'The pages',
    )
  },
  'tells the same money of a page in a list as by itself': async ({ adapter }) => {
    const [listed] = await adapter.pages.fetchPages({ ids: adaPage.uuid })
    const { money } = await adapter.pages.fetchPage({ slug })
    ensureEqual({ ...listed?.money }, { ...money }, 'The money of a page in a list')
  },
  'reads a page with its tags, which are a list': async ({ adapter }) => {
    const read = await adapter.pages.fetchPageWithTags({ slug })
    ensureFields(read, { slug, name: adaPage.name, tags: [] }, 'the page')
  },
  'searches pages by a part of their names, in either case': async ({ adapter }) => {
    const found = await adapter.pages.searchPages({ search: 'BUSY wal' })
    ensureEqual(
      found.map((page) => page.slug),
      [worldRows.busy.slug],
      'What is found',
    )
  },
  'searches the pages of a campaign, and no more of them than are wanted': async ({ adapter }) => {
    const search = { search: 'Walker number', limit: 7 }
    const found = await adapter.pages.searchPages({ ...search, campaign: worldRows.river })
    ensureEqual(found.length, 7, 'How many pages are found')
    const elsewhere = await adapter.pages.searchPages({ ...search, campaign: worldRows.coast })
    ensureEqual(elsewhere.length, 0, 'How many pages are found in a campaign without any')
  },
  'does not find cancelled pages': async ({ adapter }) => {
    const found = await adapter.pages.searchPages({ search: 'Cancelled walk' })
    ensureTrue(found.length === 0, 'A cancelled page must not be found')
  },
})
