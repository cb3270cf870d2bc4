import { summariseTotals } from '@milepost/measures'
import { isPlatformError } from '../errors/platform-error.ts'
import { ensureTrue, ensureEqual, ensureRejects } from './assertions.ts'
import { type Clause, type ClauseContext, clausesAbout, requireGroup } from './clause.ts'
import { onlineMinorGiven, worldRows } from './conformance-world.ts'

const { adaPage, busy } = worldRows
const { slug } = adaPage
const segment = `page:campaign:${worldRows.river}`
const branch = {
  id: 'kit-branch',
  label: 'Branch',
  value: 'Bedford',
  aggregation: [{ segment, measurementDomains: ['all'] }],
} as const

async function tagged(context: ClauseContext) {
  const tags = requireGroup(await context.signedIn(worldRows.ada), 'tags')
  await tags.writeTag({ slug, ...branch })
  return tags
}

export const tagClauses: readonly Clause[] = clausesAbout(['accounts', 'tags'], {
  'writes a tag that the next read finds': async (context) => {
    await tagged(context)
    const tags = await requireGroup(context.adapter, 'tags').fetchPageTags({ slug })
    ensureEqual(
      tags.map(({ id, label, value }) => [id, label, value]),
      [['kit-branch', 'Branch', 'Bedford']],
      'The tags of the page',
    )
  },
  'replaces the value of a tag that is there': async (context) => {
    const tags = await tagged(context)
    await tags.writeTags({ slug, tags: [{ ...branch, value: 'Luton' }] })
    const read = await tags.fetchPageTags({ slug })
    ensureEqual(
      read.map(({ value }) => value),
      ['Luton'],
      'The values of the tag',
    )
  },
  'reads a page with its tags by id': async (context) => {
    await tagged(context)
    const { segmentation } = await context.adapter.pages.fetchPageWithTags({ slug })
    ensureEqual(segmentation['kit-branch'], 'Bedford', 'The tag of the page')
  },
  'has no tags for a page that does not exist': async ({ adapter }) => {
    const tags = await requireGroup(adapter, 'tags').fetchPageTags({ slug: 'nobody-has-this-one' })
    ensureEqual(tags, [], 'The tags of no page')
  },
  'writes no tag on a page that does not exist': async (context) => {
    const tags = requireGroup(await context.signedIn(worldRows.ada), 'tags')
    await ensureRejects(
      tags.writeTag({ slug: 'nobody-has-this-one', ...branch }),
      isPlatformError,
      'A tag on an unknown page is refused',
    )
  },
  'finds pages by a tag and its value': async (context) => {
    const tags = await tagged(context)
    const find = async (tagValue: string) =>
      (await tags.searchTags({ tagId: branch.id, tagValue })).pages.map((page) => page.slug)
    ensureEqual(await find('Bedford'), [slug], 'The pages with the tag')
    ensureEqual(await find('Luton'), [], 'The pages with another value')
  },
  'adds up what pages with a tag were given': async (context) => {
    const tags = await tagged(context)
    const records = await tags.fetchTotals({ segment, tagId: branch.id, tagValue: 'Bedford' })
    ensureEqual(
      summariseTotals(records, 'GBP').money.raisedMinor,
      onlineMinorGiven(adaPage),
      'What the pages with the tag were given',
    )
    const none = await tags.fetchTotals({ segment, tagId: branch.id, tagValue: 'Luton' })
    ensureEqual(summariseTotals(none, 'GBP').money.raisedMinor, 0, 'What no page was given')
  },
  'names the leaderboard of a tag always alike, and each by its own name': async ({ adapter }) => {
    const { leaderboardDefinitionId } = requireGroup(adapter, 'tags')
    const distance = { campaign: worldRows.river, measurementDomain: 'any:distance' }
    const id = await leaderboardDefinitionId(distance)
    ensureEqual(await leaderboardDefinitionId(distance), id, 'The id of the leaderboard')
    ensureTrue(
      (await leaderboardDefinitionId({ ...distance, campaign: worldRows.coast })) !== id,
      'Two leaderboards must not have one id',
    )
  },
  'ranks nothing under a leaderboard that nobody made': async ({ adapter }) => {
    const entries = await requireGroup(adapter, 'tags').fetchTagLeaderboard({
      definition: '00000000000000000000000000000000',
    })
    ensureEqual(entries, [], 'The rows of no leaderboard')
  },
})

export const metadataClauses: readonly Clause[] = clausesAbout(['accounts', 'metadata'], {
  'keeps values about a page': async ({ signedIn }) => {
    const metadata = requireGroup(await signedIn(worldRows.ada), 'metadata')
    await metadata.writeMetadata({ page: adaPage.id, values: { shirt: 'M', size: '7' } })
    await metadata.writeMetadata({ page: adaPage.id, values: { shirt: 'L' } })
    const read = await metadata.fetchMetadata({ page: adaPage.id })
    ensureEqual(
      [read['shirt']?.value, read['size']?.value],
      ['L', '7'],
      'The values about the page',
    )
  },
  'keeps nothing about somebody else’s page': async ({ signedIn }) => {
    const metadata = requireGroup(await signedIn(worldRows.ada), 'metadata')
    await ensureRejects(
      metadata.writeMetadata({ page: busy.id, values: { shirt: 'M' } }),
      isPlatformError,
      "Values about somebody else's page are refused",
    )
  },
})
