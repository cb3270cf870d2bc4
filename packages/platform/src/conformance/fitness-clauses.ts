import { isPlatformError } from '../errors/platform-error.ts'
import { ensureTrue, ensureEqual, ensureFields, ensureRejects } from './assertions.ts'
import { type Clause, type ClauseContext, clausesAbout, requireGroup } from './clause.ts'
import { worldRows } from './conformance-world.ts'

const { adaPage, busy, ada } = worldRows
const swim = {
  type: 'swim',
  title: 'An evening swim',
  createdAt: '2025-05-19T07:00:00.000Z',
  distance: 2,
  distanceUnit: 'km',
  duration: 50,
  durationUnit: 'minutes',
} as const

async function logged({ signedIn }: ClauseContext) {
  const fitness = requireGroup(await signedIn(ada), 'fitness')
  await fitness.createFitnessActivity({ ...swim, pageId: adaPage.uuid, userId: ada.uuid })
  return fitness
}

const activitiesOf = ({ adapter }: ClauseContext, page = adaPage.slug) =>
  requireGroup(adapter, 'fitness').fetchFitnessActivities({ page, all: true })

export const fitnessClauses: readonly Clause[] = clausesAbout(['accounts', 'fitness'], {
  'logs an activity that the next read finds, in metres and seconds': async (context) => {
    await logged(context)
    const [activity] = await activitiesOf(context)
    ensureFields(
      activity ?? {},
      {
        title: swim.title,
        type: 'swim',
        distance: 2000,
        duration: 3000,
        createdAt: swim.createdAt,
      },
      'the activity',
    )
  },
  'has no activities for a page without any': async (context) => {
    ensureEqual(await activitiesOf(context, busy.slug), [], 'The activities')
  },
  'adds an activity to what a page did': async (context) => {
    await logged(context)
    const { fitnessDistanceTotal } = await requireGroup(
      context.adapter,
      'fitness',
    ).fetchPageFitness({
      slug: adaPage.slug,
    })
    ensureEqual(fitnessDistanceTotal, 2000, 'What the page did, in metres')
  },
  'reads a page with what it did': async (context) => {
    await logged(context)
    const read = await context.adapter.pages.fetchPageWithTags({
      slug: adaPage.slug,
      includeFitness: true,
    })
    ensureEqual(read.fitnessDistanceTotal, 2000, 'What the page did, in metres')
  },
  'logs nothing on somebody else’s page': async (context) => {
    const fitness = requireGroup(await context.signedIn(ada), 'fitness')
    await ensureRejects(
      fitness.createFitnessActivity({ ...swim, pageId: busy.uuid, userId: ada.uuid }),
      isPlatformError,
      "An activity on somebody else's page is refused",
    )
    ensureEqual(
      await activitiesOf(context, busy.slug),
      [],
      "The activities of somebody else's page",
    )
  },
  'takes an activity away': async (context) => {
    const fitness = await logged(context)
    const [activity] = await activitiesOf(context)
    if (activity?.id === undefined) {
      await fitness.deleteLegacyFitnessActivity({
        page: adaPage.slug,
        id: activity?.legacyId ?? '',
      })
    } else await fitness.deleteFitnessActivity({ id: activity.id })
    ensureEqual(await activitiesOf(context), [], 'The activities')
  },
  'takes an activity away by its old id': async (context) => {
    const fitness = await logged(context)
    const { fitnessActivities } = await fitness.fetchPageFitness({ slug: adaPage.slug })
    const id = fitnessActivities[0]?.legacyId ?? fitnessActivities[0]?.id ?? ''
    await fitness.deleteLegacyFitnessActivity({ page: adaPage.slug, id })
    ensureEqual(await activitiesOf(context), [], 'The activities')
  },
  'finds an activity again whose answer was lost': async (context) => {
    const before = await activitiesOf(context)
    const fitness = await logged(context)
    const { outcome } = await fitness.readBackFitnessActivity({
      page: adaPage.slug,
      before,
      sent: swim,
    })
    ensureTrue(outcome === 'found', `An activity that was logged must be found, but is ${outcome}`)
  },
})
