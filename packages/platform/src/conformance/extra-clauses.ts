import { summariseTotals } from '@milepost/measures'
import { isPlatformError, isRefusedError } from '../errors/errors.ts'
import {
  type Clause,
  type ClauseContext,
  defineClauses,
  isRefused,
  nobody,
  refused,
  getSlugs,
} from './clause.ts'
import { getRaisedOnlineMinor, seedRows } from './conformance-seed.ts'

const { ada, adaPage, busy, charity, coast, river } = seedRows
const { slug } = adaPage

const swim = {
  type: 'swim',
  title: 'An evening swim',
  createdAt: '2025-05-19T07:00:00.000Z',
  distance: 2,
  distanceUnit: 'km',
  duration: 50,
  durationUnit: 'minutes',
} as const

async function logActivity(context: ClauseContext) {
  const fitness = await context.ada('fitness')
  await fitness.createFitnessActivity({ ...swim, pageId: adaPage.uuid, userId: ada.uuid })
  return fitness
}

const fetchActivities = ({ visitor }: ClauseContext, page = slug) =>
  visitor('fitness').fetchFitnessActivities({ page, all: true })

const fitnessClauses = defineClauses(['accounts', 'fitness'], {
  'createFitnessActivity stores metres and seconds': [
    async (context) => {
      await logActivity(context)
      return (await fetchActivities(context))[0]
    },
    {
      title: swim.title,
      type: 'swim',
      distance: 2000,
      duration: 3000,
      createdAt: swim.createdAt,
    },
  ],
  'fetchFitnessActivities returns an empty list for a page without activities': [
    (context) => fetchActivities(context, busy.slug),
    [],
  ],
  'fetchPageFitness and fetchPageWithTags include a new activity in the totals': [
    async (context) => {
      await logActivity(context)
      return Promise.all([
        context.visitor('fitness').fetchPageFitness({ slug }),
        context.pages.fetchPageWithTags({ slug, includeFitness: true }),
      ])
    },
    [{ fitnessDistanceTotal: 2000 }, { fitnessDistanceTotal: 2000 }],
  ],
  'createFitnessActivity rejects the page of another supporter': [
    async (context) => {
      const fitness = await context.ada('fitness')
      const log = fitness.createFitnessActivity({ ...swim, pageId: busy.uuid, userId: ada.uuid })
      return [await isRefused(log, isPlatformError), await fetchActivities(context, busy.slug)]
    },
    [true, []],
  ],
  'deleteFitnessActivity deletes an activity': [
    async (context) => {
      const fitness = await logActivity(context)
      const [activity] = await fetchActivities(context)
      await (activity?.id === undefined
        ? fitness.deleteLegacyFitnessActivity({ page: slug, id: activity?.legacyId ?? '' })
        : fitness.deleteFitnessActivity({ id: activity.id }))
      return fetchActivities(context)
    },
    [],
  ],
  'deleteLegacyFitnessActivity deletes an activity by its legacy ID': [
    async (context) => {
      const fitness = await logActivity(context)
      const [activity] = (await fitness.fetchPageFitness({ slug })).fitnessActivities
      const id = activity?.legacyId ?? activity?.id ?? ''
      await fitness.deleteLegacyFitnessActivity({ page: slug, id })
      return fetchActivities(context)
    },
    [],
  ],
  'readBackFitnessActivity finds a stored activity': [
    async (context) => {
      const before = await fetchActivities(context)
      const fitness = await logActivity(context)
      return fitness.readBackFitnessActivity({ page: slug, before, sent: swim })
    },
    { outcome: 'found' },
  ],
})

const segment = `page:campaign:${river}`
const branch = {
  id: 'kit-branch',
  label: 'Branch',
  value: 'Bedford',
  aggregation: [{ segment, measurementDomains: ['all'] }],
} as const

async function tagPage(context: ClauseContext) {
  const tags = await context.ada('tags')
  await tags.writeTag({ slug, ...branch })
  return tags
}

const tagClauses = defineClauses(['accounts', 'tags'], {
  'writeTag stores a tag': [
    async (context) => {
      await tagPage(context)
      return context.visitor('tags').fetchPageTags({ slug })
    },
    [{ id: branch.id, label: branch.label, value: branch.value }],
  ],
  'writeTags replaces the value of an existing tag': [
    async (context) => {
      const tags = await tagPage(context)
      await tags.writeTags({ slug, tags: [{ ...branch, value: 'Luton' }] })
      return tags.fetchPageTags({ slug })
    },
    [{ value: 'Luton' }],
  ],
  'fetchPageWithTags returns tag values by ID': [
    async (context) => {
      await tagPage(context)
      return context.pages.fetchPageWithTags({ slug })
    },
    { segmentation: { 'kit-branch': 'Bedford' } },
  ],
  'fetchPageTags returns an empty list for an unknown page': [
    ({ visitor }) => visitor('tags').fetchPageTags({ slug: nobody }),
    [],
  ],
  'writeTag rejects an unknown page': [
    async (context) => (await context.ada('tags')).writeTag({ slug: nobody, ...branch }),
    refused(isPlatformError),
  ],
  'searchTags finds pages by tag and value': [
    async (context) => {
      const tags = await tagPage(context)
      const find = (tagValue: string) => tags.searchTags({ tagId: branch.id, tagValue })
      const found = await Promise.all([find('Bedford'), find('Luton')])
      return found.map(({ pages }) => getSlugs(pages))
    },
    [[slug], []],
  ],
  'fetchTotals adds up donations by tag value': [
    async (context) => {
      const tags = await tagPage(context)
      const totals = await Promise.all(
        ['Bedford', 'Luton'].map((tagValue) =>
          tags.fetchTotals({ segment, tagId: branch.id, tagValue }),
        ),
      )
      return totals.map((records) => summariseTotals(records, 'GBP').money.raisedMinor)
    },
    [getRaisedOnlineMinor(adaPage), 0],
  ],
  'getLeaderboardDefinitionId is stable and differs by campaign': [
    async ({ visitor }) => {
      const ids = await Promise.all(
        [river, river, coast].map((campaign) =>
          visitor('tags').getLeaderboardDefinitionId({
            campaign,
            measurementDomain: 'any:distance',
          }),
        ),
      )
      return [ids[0] === ids[1], ids[0] === ids[2]]
    },
    [true, false],
  ],
  'fetchTagLeaderboard returns an empty list for an unknown definition': [
    ({ visitor }) => visitor('tags').fetchTagLeaderboard({ definition: '0'.repeat(32) }),
    [],
  ],
})

const metadataClauses = defineClauses(['accounts', 'metadata'], {
  'writeMetadata stores values and replaces existing ones': [
    async (context) => {
      const metadata = await context.ada('metadata')
      await metadata.writeMetadata({ page: adaPage.id, values: { shirt: 'M', size: '7' } })
      await metadata.writeMetadata({ page: adaPage.id, values: { shirt: 'L' } })
      return metadata.fetchMetadata({ page: adaPage.id })
    },
    { shirt: { value: 'L' }, size: { value: '7' } },
  ],
  'writeMetadata rejects the page of another supporter': [
    async (context) =>
      (await context.ada('metadata')).writeMetadata({ page: busy.id, values: { shirt: 'M' } }),
    refused(isPlatformError),
  ],
})

/** The smallest PNG: one transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const imageClauses = defineClauses(['accounts', 'images', 'pageEditing'], {
  'uploadImage returns a URL that a page can use': [
    async ({ ada: signedIn, pages }) => {
      const before = await pages.fetchPage({ slug })
      const bytes = Uint8Array.from(atob(pixel), (character) => character.codePointAt(0) ?? 0)
      const file = new Blob([bytes], { type: 'image/png' })
      const image = await (await signedIn('images')).uploadImage({ file, name: 'pixel.png' })
      await (await signedIn('pageEditing')).updatePage({ slug, image })
      const after = await pages.fetchPage({ slug })
      return [URL.canParse(image), after.image === before.image, URL.canParse(after.image)]
    },
    [true, false, true],
  ],
})

const reportClauses = defineClauses(['reports'], {
  'authenticateReports accepts the token of an administrator': [
    ({ visitor, reportsToken: token = '' }) =>
      visitor('reports').authenticateReports({ charity, token }),
    { charityId: charity },
  ],
  'authenticateReports rejects a wrong token': [
    ({ visitor }) => visitor('reports').authenticateReports({ charity, token: 'd3Jvbmc=' }),
    refused(isRefusedError, 401, 403),
  ],
  'authenticateReports rejects an unknown charity': [
    ({ visitor, reportsToken: token = '' }) =>
      visitor('reports').authenticateReports({ charity: '1', token }),
    refused(isPlatformError),
  ],
})

export const extraClauses: readonly Clause[] = [
  ...fitnessClauses,
  ...tagClauses,
  ...metadataClauses,
  ...imageClauses,
  ...reportClauses,
]
