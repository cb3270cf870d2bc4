import { describe, expect, it } from 'vitest'
import {
  createFitnessActivity,
  deleteFitnessActivity,
  fetchFitnessActivities,
  readBackFitnessActivity,
} from '../graph.ts'
import { parseFitnessActivity, parseTimelineEntry } from '../index.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import {
  createLegacyFitnessActivity,
  deleteLegacyFitnessActivity,
  fetchPageFitness,
  fetchTeamFitness,
} from '../rest.ts'
import {
  exampleIds as world,
  fitnessActivityWire,
  createFitnessTimelineDataWire,
  pageFitnessWire,
  teamFitnessWire,
  createTimelineEntryWire,
} from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const timeline = (...parts: Parameters<typeof createFitnessTimelineDataWire>) =>
  jsonResponse({ data: createFitnessTimelineDataWire(...parts) })
const entryOf = (fields: object) =>
  createTimelineEntryWire({
    fitnessActivity: { ...createTimelineEntryWire().fitnessActivity!, ...fields },
  })

describe('parsed activities', () => {
  it('parseFitnessActivity returns all fields [S3.23]', () =>
    expect(parseFitnessActivity(fitnessActivityWire())).toEqual({
      campaign: world.campaignGuid,
      charity: '2050',
      createdAt: '2025-05-19T07:00:00.000Z',
      description: 'Cold but lovely',
      distance: 1500,
      duration: 2400,
      elevation: 0,
      eventId: '742990',
      id: Buffer.from(`Timeline:FUNDRAISING:${world.pageGuid}:JG:MANUAL:9f3c`).toString('base64'),
      legacyId: '9f3c',
      manual: true,
      page: world.pageGuid,
      slug: world.pageShortName,
      source: 'manual',
      teamId: world.teamGuid,
      title: 'Morning swim',
      type: 'swim',
    }))

  it('parseTimelineEntry returns all fields [S3.23]', () => {
    expect(parseTimelineEntry(createTimelineEntryWire())).toMatchObject({
      createdAt: '2025-05-19T07:00:00.000Z',
      description: 'Cold but lovely',
      distance: 1500,
      duration: 2400,
      elevation: 0,
      id: 'VGltZWxpbmU6RlVORFJBSVNJTkc6NWYxZjBhMmU=',
      legacyId: 'JG:MANUAL:9f3c',
      manual: true,
      title: 'Morning swim',
      type: 'swim',
    })
    for (const fitnessActivity of [null, 'a walk', 7])
      expect(parseTimelineEntry({ ...createTimelineEntryWire(), fitnessActivity })).toBeUndefined()
  })

  it.each([
    ['12000', 12_000],
    [0, 0],
    [null, undefined],
  ])('with %j steps have %s', (steps, counted) => {
    expect(parseTimelineEntry(entryOf({ steps }))?.steps).toBe(counted)
    expect(parseFitnessActivity({ ...fitnessActivityWire(), steps }).steps).toBe(counted)
  })

  it.each([
    ['STRAVA', 'strava', 'https://www.strava.com/activities/77'],
    ['FITBIT', 'fitbit', 'https://www.fitbit.com/activities/exercise/77'],
  ] as const)('have their fitness app: %s [S3.24] [S3.25]', (name, app, address) => {
    const entry = createTimelineEntryWire({
      legacyId: `JG:${name}:77`,
      fitnessActivity: { ...createTimelineEntryWire().fitnessActivity!, activityId: '77' },
    })
    expect(parseTimelineEntry(entry)).toMatchObject({
      fitnessApp: app,
      source: 'fitness',
      manual: false,
      externalId: '77',
      sourceUrl: address,
    })
    expect(parseFitnessActivity(fitnessActivityWire({ ExternalId: `${name}-77` }))).toMatchObject({
      fitnessApp: app,
      source: 'fitness',
      externalId: `${name}-77`,
      id: Buffer.from(`Timeline:FUNDRAISING:${world.pageGuid}:FITNESS:STRAVA:${name}-77`).toString(
        'base64',
      ),
    })
  })
})

describe('fetchFitnessActivities', () => {
  it('returns the latest twenty activities in one request [S7.38] [S9.36]', async () => {
    const other = createTimelineEntryWire({ fitnessActivity: null })
    respondWith(timeline([createTimelineEntryWire(), other], 'MA=='))
    const page = 'fundraising/sam-river-mile'
    expect(await fetchFitnessActivities(platform, { page })).toHaveLength(1)
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toMatchObject({ variables: { slug: 'sam-river-mile', after: null } })
    expect(requests[0]!.body).toHaveProperty('query', expect.stringContaining('first: 20'))
  })

  it('stops at an empty response, even if it announces more', async () => {
    respondWith(timeline([], 'MA=='))
    expect(await fetchFitnessActivities(platform, { page: 'sam', all: true })).toEqual([])
    expect(requests).toHaveLength(1)
  })

  it.each([
    [
      { useLegacy: true, page: 'sam' },
      'Legacy method no longer supported since it does not return individual activities',
    ],
    [{ team: 't' }, "Fetching list of a team's individual activities is not supported"],
    [{ campaign: 'c' }, "Fetching list of a campaign's individual activities is not supported"],
  ])('rejects %j [S8.07] [S8.08] [S8.09]', async (selection, message) => {
    await expect(fetchFitnessActivities(platform, selection)).rejects.toMatchObject({
      name: 'UnsupportedError',
      message,
    })
    expect(requests).toHaveLength(0)
  })
})

describe('fitness of the REST API', () => {
  it('fetchPageFitness returns totals and activities of a page [S7.51]', async () => {
    respondWith(jsonResponse(pageFitnessWire()))
    const fitness = await fetchPageFitness(platform, { slug: 'fundraising/sam', start: '2025' })
    expect(requests[0]!.path + requests[0]!.search).toBe(
      '/api/v1/fitness/fundraising/sam?limit=100&offset=0&start=2025',
    )
    expect(fitness).toMatchObject({
      fitnessDistanceTotal: 1500,
      fitnessDurationTotal: 2400,
      fitnessElevationTotal: 0,
      fitnessActivities: [{ title: 'Morning swim' }],
    })
  })

  it('fetchTeamFitness returns totals of a team by page [S7.52]', async () => {
    const bare = { ID: 'p2', TotalValue: 3 }
    const wire = teamFitnessWire()
    respondWith(jsonResponse({ ...wire, pages: [...wire.pages, bare] }))
    const period = { start: '2025', end: '2026' }
    const fitness = await fetchTeamFitness(platform, { team: world.teamGuid, ...period })
    expect(requests[0]!.path).toBe(`/api/v1/fitness/teams/${world.teamGuid}`)
    expect(requests[0]!.search).toBe('?limit=100&start=2025&end=2026')
    expect(fitness).toMatchObject({
      fitnessDistanceTotal: 1500,
      fitnessDurationTotal: 2400,
      pages: [
        { page: world.pageGuid, distance: 1500, name: "Sam's River Mile", slug: 'sam-river-mile' },
        { page: 'p2', distance: 3, name: undefined, slug: undefined, image: undefined },
      ],
    })
  })
})

describe('createFitnessActivity', () => {
  const sentInput = () =>
    (requests[0]!.body as { variables: { input: Record<string, unknown> } }).variables.input
  type NewActivity = Omit<Parameters<typeof createFitnessActivity>[1], 'pageId' | 'userId'>
  const create = (activity: NewActivity) =>
    createFitnessActivity(platform, { pageId: world.pageGuid, userId: world.userGuid, ...activity })
  const created = (entry = createTimelineEntryWire()) =>
    jsonResponse({ data: { createTimelineEntry: entry } })

  it('sends metres, seconds and the type in upper case [S7.43] [S9.48] [S9.49]', async () => {
    respondWith(created())
    const activity = await create({
      type: 'swim',
      caption: 'Morning "swim" {é}',
      message: 'Cold but lovely',
      createdAt: '2025-05-19T07:00:00+01:00',
      distance: '1.5',
      distanceUnit: 'km',
      duration: 40,
      durationUnit: 'minutes',
      elevation: 160,
    })
    expect(requests[0]!.body).toMatchObject({
      variables: {
        input: {
          type: 'FUNDRAISING',
          pageId: world.pageGuid,
          creatorGuid: world.userGuid,
          createdDate: '2025-05-19T07:00:00+01:00',
          message: 'Cold but lovely',
          fitness: {
            title: 'Morning "swim" {é}',
            activityType: 'SWIM',
            distance: 1500,
            duration: 2400,
            elevation: 160,
            steps: 0,
          },
        },
      },
    })
    expect(activity).toMatchObject({ title: 'Morning swim', type: 'swim' })
  })

  it('converts the elevation from its unit, metres by default [S9.49]', async () => {
    respondWith(created())
    const climb = { type: 'hike', distance: 5, distanceUnit: 'miles', elevation: 100 } as const
    await create(climb)
    await create({ ...climb, elevationUnit: 'feet' })
    for (const [index, elevation] of [100, expect.closeTo(30.48, 1)].entries())
      expect(requests[index]!.body).toHaveProperty('variables.input.fitness.elevation', elevation)
  })

  it.each([
    [
      { image: 'p.jpg', video: 'v.mp4' },
      { imageMedia: { url: 'p.jpg' }, videoMedia: { url: 'v.mp4' } },
    ],
    [{ image: '', video: '' }, undefined],
  ])('sends the media %j', async (shown, media) => {
    respondWith(created())
    await create({ type: 'walk', ...shown })
    expect(sentInput()['media']).toEqual(media)
  })

  it.each([
    [new Date(Date.UTC(2025, 4, 19, 7)), '2025-05-19T07:00:00.000Z'],
    ['', undefined],
  ])('sends the date %s as %s', async (createdAt, createdDate) => {
    respondWith(created())
    await create({ type: 'walk', createdAt })
    expect(sentInput()['createdDate']).toBe(createdDate)
  })

  it('omits empty fields, and sends an unknown type as a walk', async () => {
    respondWith(created())
    for (const type of ['fly', undefined]) await create({ type: type as 'walk', message: '' })
    expect(requests[1]!.body).toEqual(requests[0]!.body)
    expect(requests[0]!.body).toHaveProperty('variables.input', {
      type: 'FUNDRAISING',
      pageId: world.pageGuid,
      creatorGuid: world.userGuid,
      fitness: {
        title: '',
        activityType: 'WALK',
        distance: 0,
        duration: 0,
        elevation: 0,
        steps: 0,
      },
    })
  })

  it.each(['walk', 'run', 'ride', 'swim', 'hike', 'wheelchair'] as const)(
    'sends and returns the type %s in both APIs [S3.26]',
    async (type) => {
      const kind = type.toUpperCase()
      const entry = entryOf({ activityType: kind })
      respondWith(created(entry))
      expect(await create({ type })).toMatchObject({ type })
      expect(requests[0]!.body).toHaveProperty('variables.input.fitness.activityType', kind)

      respondWith(timeline([entry]))
      const [listed] = await fetchFitnessActivities(platform, { page: 'sam' })
      expect(listed).toMatchObject({ type })

      respondWith(jsonResponse({ id: '9f3c' }))
      await createLegacyFitnessActivity(platform, { pageSlug: 'sam', type })
      expect(requests[0]!.body).toMatchObject({ type: kind })

      const fitness = pageFitnessWire()
      respondWith(
        jsonResponse({ ...fitness, activities: [{ ...fitnessActivityWire(), Type: kind }] }),
      )
      const { fitnessActivities } = await fetchPageFitness(platform, { slug: 'sam' })
      expect(fitnessActivities).toMatchObject([{ type }])
    },
  )

  it('createLegacyFitnessActivity sends a date only before today [S7.49] [S9.48]', async () => {
    respondWith(jsonResponse({ id: '9f3c', externalId: 'JG:MANUAL:9f3c' }))
    const legacy = { pageSlug: 'fundraising/sam', type: 'RUN', title: 'Run' } as const
    const created = await createLegacyFitnessActivity(platform, {
      ...legacy,
      createdAt: '2025-05-09T23:00:00Z',
      distance: 1,
      distanceUnit: 'miles',
    })
    expect(created).toEqual({ id: '9f3c', externalId: 'JG:MANUAL:9f3c' })
    expect(requests[0]!.body).toEqual({
      shortName: 'sam',
      title: 'Run',
      description: '',
      type: 'RUN',
      distance: 1609.344,
      duration: 0,
      elevation: 0,
      dateCreated: '09/05/2025',
    })
    await createLegacyFitnessActivity(platform, { ...legacy, createdAt: '2025-06-01T10:00Z' })
    expect(requests[1]!.body).toMatchObject({ dateCreated: null })
    respondWith(jsonResponse({}))
    expect(await createLegacyFitnessActivity(platform, legacy)).toEqual({ id: '' })
    expect(requests[0]!.body).toMatchObject({ dateCreated: null })
  })
})

it.each([
  ['2025-05-19T00:30:00+01:00', '19/05/2025'],
  ['2025-05-19T23:30:00-05:00', '19/05/2025'],
  [new Date(Date.UTC(2025, 4, 19, 7)), '19/05/2025'],
  ['2025-06-01T07:00:00+10:00', null],
])(
  "createLegacyFitnessActivity sends the supporter's local day of %s",
  async (createdAt, dateCreated) => {
    respondWith(jsonResponse({}))
    await createLegacyFitnessActivity(platform, { pageSlug: 'sam', type: 'run', createdAt })
    expect(requests[0]!.body).toMatchObject({ dateCreated })
  },
)

it.each(['19/05/2025', 'yesterday', new Date(Number.NaN)])(
  'rejects an activity with the invalid date %s',
  async (createdAt) => {
    const activity = { type: 'run', createdAt } as const
    const expected = { name: 'UnsupportedError', message: expect.stringContaining('createdAt') }
    const legacy = createLegacyFitnessActivity(platform, { ...activity, pageSlug: 'sam' })
    await expect(legacy).rejects.toMatchObject(expected)
    const graph = createFitnessActivity(platform, { ...activity, pageId: 'p-1', userId: 'u-1' })
    await expect(graph).rejects.toMatchObject(expected)
    expect(requests).toHaveLength(0)
  },
)

describe('deleting activities', () => {
  it('deleteFitnessActivity sends the mutation [S7.44]', async () => {
    respondWith(jsonResponse({ data: { deleteTimelineEntry: true } }))
    await deleteFitnessActivity(platform, { id: 'VGlt"}' })
    expect(requests[0]!.body).toMatchObject({ variables: { input: { id: 'VGlt"}' } } })
    respondWith(jsonResponse({ data: { deleteTimelineEntry: false } }))
    await expect(deleteFitnessActivity(platform, { id: 'x' })).rejects.toMatchObject({
      name: 'RefusedError',
    })
  })

  it('deleteLegacyFitnessActivity sends DELETE [S7.50]', async () => {
    respondWith(() => new Response(null, { status: 204 }))
    await deleteLegacyFitnessActivity(platform, { page: 'sam', id: '9f/3c' })
    expect(requests[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/v1/fitness/fundraising/sam/9f%2F3c',
    })
  })
})

describe('readBackFitnessActivity', () => {
  const sent = {
    type: 'swim',
    title: 'Morning swim',
    distance: 1.5,
    distanceUnit: 'km',
    duration: 2400,
  } as const
  const readBack = (before: ReturnType<typeof parseTimelineEntry>[]) =>
    readBackFitnessActivity(platform, {
      page: 'sam',
      before: before.flatMap((activity) => activity ?? []),
      sent,
    })

  it('finds the new activity with the same values', async () => {
    const old = createTimelineEntryWire({ id: 'old' })
    respondWith(timeline([old], 'MA=='), timeline([createTimelineEntryWire({ id: 'new' })]))
    expect(await readBack([parseTimelineEntry(old)])).toMatchObject({
      outcome: 'found',
      entity: { id: 'new' },
    })
  })

  it.each([
    ['kind', { activityType: 'RUN' }],
    ['kind that nobody knows', { activityType: 'FLY' }],
    ['distance', { distance: { value: 1501, unit: 'meters' } }],
    ['duration', { duration: { value: 2399, unit: 'seconds' } }],
    ['title', { title: 'Evening swim' }],
    ['title, which is none,', { title: null }],
  ])('ignores activities with another %s', async (_what, fields) => {
    respondWith(timeline([entryOf(fields)]))
    expect(await readBack([])).toEqual({ outcome: 'absent' })
  })

  it('accepts rounded measures', async () => {
    const distance = { value: 1500.9, unit: 'meters' }
    respondWith(timeline([entryOf({ distance, duration: { value: 2399.1, unit: 'seconds' } })]))
    expect(await readBack([])).toMatchObject({ outcome: 'found' })
  })

  it('finds an activity without a title', async () => {
    respondWith(timeline([entryOf({ title: null })]))
    const untitled = { ...sent, title: undefined }
    expect(
      await readBackFitnessActivity(platform, { page: 'sam', before: [], sent: untitled }),
    ).toMatchObject({ outcome: 'found' })
  })

  it('returns absent or undecided', async () => {
    respondWith(timeline([createTimelineEntryWire({ id: 'old' })]))
    const old = parseTimelineEntry(createTimelineEntryWire({ id: 'old' }))
    expect(await readBack([old])).toEqual({ outcome: 'absent' })
    respondWith(
      timeline([createTimelineEntryWire({ id: 'a' }), createTimelineEntryWire({ id: 'b' })]),
    )
    expect(await readBack([])).toEqual({ outcome: 'undecided' })
  })
})
