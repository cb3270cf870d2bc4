import { describe, expect, it } from 'vitest'
import { isUnsupportedError } from '../errors/errors.ts'
import { fetchCampaignTeams, fetchTeamPages, fetchTeamSlug } from '../graph.ts'
import { cleanTeamName, parseTeam, parseTeamMember, parseTeamPage } from '../index.ts'
import {
  jsonResponse,
  type SeenRequest,
  startPlatformServer,
  testPlatform,
} from '../request/server.test-kit.ts'
import {
  createTeam,
  fetchTeam,
  fetchTeamById,
  fetchTeamWithMembers,
  suggestTeamSlug,
  joinTeam,
  leaveTeam,
  readBackTeam,
  updateTeam,
  uploadImageFromUrl,
} from '../rest.ts'
import {
  createCampaignTeamNodeWire,
  createCampaignTeamsDataWire,
  teamCreatedWire,
  teamFitnessWire,
  createTeamMemberWire,
  teamPageNodeWire,
  teamPagesDataWire,
  createTeamWire,
  exampleIds as world,
} from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const reasonOf = (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason)
const graphAnswer = (data: unknown) => jsonResponse({ data })
const teamAnswer = (wire: Parameters<typeof createTeamWire>[0] = {}) =>
  jsonResponse(createTeamWire(wire))
const campaignTeams = (node: object = {}, next?: string) =>
  graphAnswer(createCampaignTeamsDataWire([createCampaignTeamNodeWire(node)], next))
const variables = () => requests.map(({ body }) => (body as { variables: object }).variables)
const member = (name: string) =>
  createTeamMemberWire({ fundraisingPageGuid: name, fundraisingPageShortName: name })

describe('teams', () => {
  it('parseTeam returns all fields [S3.20] [S4.35]', () => {
    const wire = { ...createTeamWire({ status: 'aCTIVE' }), fitness: teamFitnessWire() }
    expect(parseTeam(platform, wire)).toEqual({
      active: true,
      campaign: 'River Mile 2025',
      campaignId: world.campaignGuid,
      charity: 'The Demo Charity',
      charityId: '2050',
      currencyCode: 'GBP',
      donationSummary: { totalAmount: 173 },
      event: '742990',
      fitnessDistanceTotal: 1500,
      fitnessDurationTotal: 2400,
      fitnessElevationTotal: 0,
      id: world.teamGuid,
      image: 'http://platform.test/images/image/otters.jpg?template=CrowdfundingOwnerAvatar',
      includeTeamsOffline: true,
      leader: 'Sam Okafor',
      memberCount: 1,
      members: [expect.objectContaining({ slug: 'sam-river-mile' })],
      money: { raisedMinor: 17_300, raisedOfflineMinor: 2000, targetMinor: 1e5, currency: 'GBP' },
      name: 'Otters',
      owner: world.userGuid,
      pages: [world.pageGuid],
      raised: 173,
      raisedOffline: 20,
      slug: 'otters',
      story: 'We swim.',
      target: 1000,
      url: 'http://platform.test/www/team/otters',
      uuid: world.teamGuid,
    })
    const online = parseTeam(platform, wire, { includeTeamsOffline: false })
    expect(online.raised).toBe(153)
    expect(online.money).toMatchObject({ raisedMinor: 15_300, raisedOfflineMinor: 0 })
    const untold = parseTeam(platform, { donationSummary: { totalAmount: 173 } })
    expect(untold.money.raisedOfflineMinor).toBeUndefined()
    expect(parseTeam(platform, {}).active).toBe(false)
  })

  it('parseTeam returns members with links, image, name, distance and currency [S3.21]', () => {
    const fundraisingConfiguration = { currencyCode: 'EUR', targetAmount: 0 }
    const wire = { ...createTeamWire(), fitness: teamFitnessWire(), fundraisingConfiguration }
    expect(parseTeam(platform, wire).members[0]).toMatchObject({
      currencyCode: 'EUR',
      money: { raisedMinor: 14_000, currency: 'EUR' },
      donationUrl: 'http://platform.test/www/fundraising/sam-river-mile/donate',
      fitnessDistanceTotal: 1500,
      image: 'https://images.example/image/u1.jpg',
      name: "Sam's River Mile",
      raised: 140,
      slug: 'sam-river-mile',
      url: 'http://platform.test/www/fundraising/sam-river-mile',
      uuid: world.pageGuid,
    })
  })

  it('parseTeamMember accepts other field names and missing fields', () => {
    const row = { shortName: 'fundraising/ana', pageGuid: 'g', fundraisingPageStatus: 'Cancelled' }
    expect(parseTeamMember(platform, { ...row, userGuid: 'u-1' })).toMatchObject({
      active: false,
      ownerGuid: 'u-1',
      slug: 'ana',
      uuid: 'g',
    })
    expect(parseTeamMember(platform, {})).toMatchObject({
      active: true,
      id: '',
      name: '',
      segmentation: {},
      slug: '',
      tags: [],
      uuid: '',
    })
  })

  it('fetchTeam removes the prefix of the slug [S7.80]', async () => {
    respondWith(teamAnswer())
    expect(await fetchTeam(platform, { slug: 'team/otters' })).toMatchObject({ slug: 'otters' })
    expect(requests[0]!.path).toBe('/api/v1/teamsv3/otters')
  })

  it.each([
    ['starts over', [member('a')], 'one'],
    ['adds nothing', [], 'two'],
  ])('stops fetching members if a response %s', async (_what, members, endCursor) => {
    const membership = { numberOfMembers: 9, members }
    const pagination = { hasNextPage: true, endCursor }
    respondWith(
      teamAnswer({
        membership: { numberOfMembers: 9, members: [member('x')] },
        pagination: { hasNextPage: true, endCursor: 'one' },
      }),
      teamAnswer({ membership, pagination }),
    )
    await fetchTeam(platform, { slug: 'otters', includePages: true })
    expect(requests).toHaveLength(2)
  })

  it('fetchTeam returns all members and the fitness of a hundred pages', async () => {
    respondWith(({ path, query }: SeenRequest) => {
      if (path.includes('/fitness/')) return Response.json(teamFitnessWire())
      const isFirst = query.get('nextPageKey') === null
      const members = [member(isFirst ? 'a' : 'b')]
      const pagination = { hasNextPage: isFirst, endCursor: isFirst ? 'one' : null }
      return Response.json(
        createTeamWire({ membership: { numberOfMembers: 2, members }, pagination }),
      )
    })
    const team = await fetchTeamWithMembers(platform, { slug: 'otters' })
    expect(team).toMatchObject({ pages: ['a', 'b'], fitnessDistanceTotal: 1500 })
    expect(requests.map(({ path, search }) => path + search).toSorted()).toEqual([
      `/api/v1/fitness/teams/${world.teamGuid}?limit=100`,
      '/api/v1/teamsv3/otters',
      '/api/v1/teamsv3/otters?nextPageKey=one',
    ])
  })

  it('fetchTeamWithMembers falls back to the team alone [S7.80]', async () => {
    respondWith(({ path }: SeenRequest) =>
      path.includes('/fitness/')
        ? Response.json({}, { status: 500 })
        : Response.json(createTeamWire()),
    )
    const team = await fetchTeamWithMembers(platform, { slug: 'otters' })
    expect(team).toMatchObject({ name: 'Otters', fitnessDistanceTotal: 0 })
    respondWith(() => new Response(null, { status: 404 }))
    await expect(fetchTeamWithMembers(platform, { slug: 'otters' })).rejects.toMatchObject({
      status: 404,
    })
    expect(requests).toHaveLength(1)
  })

  it('fetchTeamById fetches the slug first [S7.42]', async () => {
    respondWith(graphAnswer({ page: { slug: 'team/otters' } }), teamAnswer())
    const team = await fetchTeamById(platform, { team: world.teamGuid })
    expect(requests[0]!.body).toMatchObject({ variables: { id: world.teamGuid } })
    expect(requests[1]!.path).toBe('/api/v1/teamsv3/otters')
    expect(team.id).toBe(world.teamGuid)
    respondWith(graphAnswer({ page: null }))
    await expect(fetchTeamById(platform, { team: 'x' })).rejects.toMatchObject({
      name: 'NotFoundError',
      kind: 'team',
      id: 'x',
      message: "There is no team 'x'",
    })
    expect(await fetchTeamSlug(platform, { team: 'x' })).toBeUndefined()
  })
})

describe('fetchCampaignTeams', () => {
  it('returns teams with amounts in major units [S7.40] [S9.38]', async () => {
    respondWith(campaignTeams({}, 'MA=='), campaignTeams({ slug: 'team/voles' }))
    const teams = await fetchCampaignTeams(platform, { campaign: world.campaignGuid })
    expect(requests[0]!.body).toMatchObject({ variables: { limit: 100, after: null } })
    expect(requests[1]!.body).toMatchObject({ variables: { after: 'MA==' } })
    expect(teams.map(({ slug }) => slug)).toEqual(['otters', 'voles'])
    expect(teams[0]).toMatchObject({
      id: world.teamGuid,
      raised: 173,
      target: 1000,
      leader: 'Sam Okafor',
      owner: world.userGuid,
      memberCount: 2,
      image: 'http://platform.test/images/image/otters.jpg?template=CrowdfundingOwnerAvatar',
    })
  })

  it('returns name, status, captain and offline amount', async () => {
    const node = {
      ...createCampaignTeamNodeWire({
        owner: { id: 'x', legacyId: 'u-1', name: 'Ana Maria Silva' },
        donationSummary: {
          totalAmount: { value: 17_300, currencyCode: 'GBP' },
          offlineAmount: { value: 2000, currencyCode: 'GBP' },
        },
      } as never),
      status: 'ACTIVE',
    }
    respondWith(graphAnswer(createCampaignTeamsDataWire([node])))
    const [team] = await fetchCampaignTeams(platform, {
      campaign: world.campaignGuid,
      includeTeamsOffline: false,
    })
    expect(team).toMatchObject({
      active: true,
      leader: 'Ana Maria Silva',
      name: 'Otters',
      raised: 153,
      includeTeamsOffline: false,
    })
  })

  it('requests up to a hundred teams at a time', async () => {
    respondWith(campaignTeams())
    const campaign = world.campaignGuid
    await fetchCampaignTeams(platform, { campaign, limit: 5 })
    await fetchCampaignTeams(platform, { campaign, limit: 500 })
    expect(variables()).toMatchObject([{ limit: 5 }, { limit: 100 }])
    expect(await fetchCampaignTeams(platform, { campaign, limit: 0 })).toEqual([])
    expect(requests).toHaveLength(2)
  })

  it('stops at the limit', async () => {
    respondWith(campaignTeams({}, 'MA=='))
    const selection = { campaign: world.campaignGuid, limit: 1 }
    expect(await fetchCampaignTeams(platform, selection)).toHaveLength(1)
    expect(requests).toHaveLength(1)
  })
})

describe('fetchTeamPages', () => {
  it('requests ten pages at a time with computed cursors [S7.41] [S9.37]', async () => {
    respondWith(graphAnswer(teamPagesDataWire(Array(10).fill(teamPageNodeWire()), 999)))
    const { pages, totalCount } = await fetchTeamPages(platform, { team: 'team/otters', limit: 25 })
    expect(totalCount).toBe(999)
    expect(pages).toEqual(Array(25).fill(parseTeamPage(platform, teamPageNodeWire())))
    expect(variables()).toEqual([
      { slug: 'otters', after: null },
      { slug: 'otters', after: 'OQ==' },
      { slug: 'otters', after: 'MTk=' },
    ])
    await fetchTeamPages(platform, { team: 'otters' })
    expect(requests).toHaveLength(3 + 25)
  })

  it('returns totals, a status in lower case and a subtitle [S3.22]', () =>
    expect(parseTeamPage(platform, teamPageNodeWire())).toMatchObject({
      active: true,
      createdAt: '2025-02-01T00:00:00.000Z',
      currencyCode: 'GBP',
      donationUrl: 'http://platform.test/www/fundraising/sam-river-mile/donate',
      fitnessDistanceTotal: 1500,
      walkCount: 0,
      id: '1457423',
      image: 'https://images.example/image/p1.jpg?template=Size186x186Crop',
      name: "Sam's River Mile",
      owner: 'Sam Okafor',
      raised: 140,
      status: 'active',
      subtitle: 'Sam Okafor',
      target: 500,
      totalDonations: 6,
      type: 'individual',
      uuid: world.pageGuid,
    }))
})

describe('suggestTeamSlug', () => {
  const find = (name = 'Otters & Co') =>
    suggestTeamSlug(testPlatform({ random: () => 0.5 }), { name })

  it('sends the token [S5.44] [S7.84]', async () => {
    respondWith(jsonResponse({ isAvailable: true }))
    expect(await find()).toBe('otters-co')
    expect(requests[0]!.path).toBe(
      '/services/v1/justgiving/proxy/campaigns/v1/teams/shortNames/otters-co/isAvailable',
    )
    expect(requests[0]!.headers.get('authorization')).toMatch(/^Bearer /)
  })

  it('adds six random characters if the slug is taken or the check fails [S5.45] [S5.46]', async () => {
    respondWith(jsonResponse({ isAvailable: false }))
    expect(await find()).toBe('otters-co-iiiiii')
    expect(await find('x'.repeat(60))).toBe(`${'x'.repeat(43)}-iiiiii`)
    respondWith(jsonResponse({}, { status: 500 }))
    expect(await find()).toBe('otters-co-iiiiii')
  })

  it('returns team if the name has no allowed characters', async () => {
    respondWith(jsonResponse({ isAvailable: true }))
    expect(await find('!?')).toBe('team')
  })

  it('rejects if it is aborted during the check', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(suggestTeamSlug(platform, { name: 'x', signal })).rejects.toThrow('gone')
  })
})

describe('createTeam', () => {
  const inputs = {
    name: 'Otters',
    campaign: world.campaignGuid,
    story: 'We swim.',
    captainSlug: 'sam',
  }
  const answer = ({ method, path }: SeenRequest): Response => {
    if (path.endsWith('/isAvailable')) return Response.json({ isAvailable: true })
    if (method === 'PUT') return Response.json(teamCreatedWire())
    if (path.endsWith('/graphql')) return Response.json({ data: { page: { slug: 'team/otters' } } })
    return Response.json(createTeamWire())
  }

  it('checks the slug, creates the team and fetches it by GUID [S7.82] [S9.40]', async () => {
    respondWith(answer)
    const team = await createTeam(platform, inputs)
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /services/v1/justgiving/proxy/campaigns/v1/teams/shortNames/otters/isAvailable',
      'PUT /api/v2/teams',
      'POST /services/v1/justgiving/graphql',
      'GET /api/v1/teamsv3/otters',
    ])
    expect(requests[1]!.body).toEqual({
      name: 'Otters',
      teamShortName: 'otters',
      campaignGuid: world.campaignGuid,
      captainPageShortName: 'sam',
      story: 'We swim.',
      teamTarget: 1000,
      targetCurrency: 'GBP',
      targetType: 'Fixed',
      teamType: 'Open',
    })
    expect(team).toMatchObject({ id: world.teamGuid, slug: 'otters' })
  })

  it('sends a given slug unchecked, and cleans the name [S5.42] [S5.43]', async () => {
    respondWith(answer)
    const name = `Siân's "Otters" <b>\\ £5! 漢字 ${'x'.repeat(300)}`
    await createTeam(platform, { ...inputs, name, slug: 'mine' })
    const body = requests[0]!.body as { name: string; teamShortName: string }
    expect(body.teamShortName).toBe('mine')
    expect(body.name).toBe(cleanTeamName(name))
    await expect(createTeam(platform, { ...inputs, name: '<>' })).rejects.toMatchObject({
      parameter: 'name',
    })
  })

  it('rejects with the errorMessage of a success response [S8.11]', async () => {
    const errorMessage = 'The captain has a team already'
    const headers = { 'x-request-id': 'r-7' }
    respondWith(jsonResponse(teamCreatedWire({ teamGuid: null, errorMessage }), { headers }))
    await expect(createTeam(platform, { ...inputs, slug: 'otters' })).rejects.toMatchObject({
      name: 'RefusedError',
      message: errorMessage,
      data: { errorMessage },
      request: { method: 'PUT', path: '/v2/teams' },
      requestId: 'r-7',
    })
  })

  it('sends the token and the cover photo', async () => {
    respondWith(answer)
    await createTeam(platform, { ...inputs, slug: 'otters', coverPhotoId: 'c.jpg' })
    expect(requests[0]!.body).toMatchObject({ coverPhotoId: 'c.jpg' })
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer token-1618')
    respondWith((request) =>
      request.method === 'PUT' ? answer(request) : new Response(null, { status: 500 }),
    )
    const unread = { ...inputs, slug: 'otters', coverPhotoId: 'c.jpg', currency: 'EUR', target: 5 }
    expect(await createTeam(platform, unread)).toMatchObject({
      currencyCode: 'EUR',
      image: 'http://platform.test/images/image/c.jpg?template=CrowdfundingOwnerAvatar',
      story: 'We swim.',
      target: 5,
    })
  })

  it('rejects if it is aborted while the team is fetched', async () => {
    const controller = new AbortController()
    const reason = new Error('gone')
    respondWith((request) => {
      if (request.method !== 'PUT') controller.abort(reason)
      return answer(request)
    })
    const given = { ...inputs, slug: 'otters', signal: controller.signal }
    await expect(createTeam(platform, given)).rejects.toBe(reason)
  })

  it('requires a token [S6.10]', async () => {
    const created = createTeam(testPlatform({ token: undefined }), inputs)
    await expect(created).rejects.toMatchObject({ parameter: 'token' })
    expect(requests).toHaveLength(0)
  })

  it('readBackTeam finds a team after a lost response', async () => {
    respondWith(teamAnswer())
    const readBack = (owner: string) => readBackTeam(platform, { slug: 'otters', owner })
    expect(await readBack(world.userGuid)).toMatchObject({ outcome: 'found' })
    expect(await readBack(world.userGuid.toUpperCase())).toMatchObject({ outcome: 'found' })
    expect(await readBack('someone')).toEqual({ outcome: 'absent' })
    expect(await readBack('')).toEqual({ outcome: 'undecided' })
    respondWith(() => new Response(null, { status: 404 }))
    expect(await readBack(world.userGuid)).toEqual({ outcome: 'absent' })
  })
})

describe('updateTeam', () => {
  const id = world.teamGuid
  const changes = { id, name: 'Voles', story: 'We "dig" {é}', target: 1500, coverPhotoId: 'v.jpg' }

  it('uses the proxy with an identity token [S6.12] [S7.85] [S7.86] [S7.87]', async () => {
    respondWith(jsonResponse({}))
    await updateTeam(testPlatform({ token: 'x'.repeat(33) }), changes)
    const base = `/services/v1/justgiving/proxy/campaigns/v1/teams/${id}`
    expect(Object.fromEntries(requests.map(({ path, body }) => [path, body]))).toEqual({
      [`${base}/details/name`]: { name: 'Voles', teamGuid: id },
      [`${base}/details`]: {
        coverPhotoImageId: 'v.jpg',
        story:
          '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"We \\"dig\\" {é}"}]}]}]',
      },
      [`${base}/fundraising`]: { targetAmount: 1500, currencyCode: 'GBP' },
    })
  })

  it.each([32, 33])('cleans the name, with a token of %i [S5.42] [S5.43]', async (length) => {
    respondWith(jsonResponse({}))
    const platform = testPlatform({ token: 'x'.repeat(length) })
    const name = ` Siân's "Otters" <b>\\ ?$€¥.,- ${'x'.repeat(300)}`
    await updateTeam(platform, { id, name })
    expect(requests).toHaveLength(1)
    const sent = (requests[0]!.body as { name: string }).name
    expect(sent).toBe(cleanTeamName(name))
    await expect(updateTeam(platform, { id, name: '<👟>', target: 5 })).rejects.toMatchObject({
      parameter: 'name',
    })
    expect(requests).toHaveLength(1)
  })

  it('uses one call with a legacy token [S6.12] [S7.83]', async () => {
    respondWith(jsonResponse({}))
    await updateTeam(testPlatform({ token: 'x'.repeat(32) }), { ...changes, currency: 'EUR' })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      path: `/api/v1/teamsv2/${id}`,
      body: {
        teamGuid: id,
        name: 'Voles',
        story: 'We "dig" {é}',
        targetAmount: 1500,
        currency: 'EUR',
        coverPhotoId: 'v.jpg',
      },
    })
  })

  it.each([32, 33])('sends changed fields only, with a token of %i', async (length) => {
    respondWith(jsonResponse({}))
    const platform = testPlatform({ token: 'x'.repeat(length) })
    await updateTeam(platform, { id, story: 'We dive.' })
    expect(requests).toHaveLength(1)
    expect(Object.keys(requests[0]!.body as object).toSorted()).toEqual(
      length === 32 ? ['story', 'teamGuid'] : ['story'],
    )
  })

  it('joinTeam and leaveTeam post both slugs [S7.88] [S7.89]', async () => {
    respondWith(jsonResponse({ success: true }))
    const slugs = { pageSlug: 'fundraising/sam', teamSlug: 'team/otters' }
    await joinTeam(platform, { ...slugs, pageId: 'p', teamId: 't' })
    await leaveTeam(platform, slugs)
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      [
        '/services/v1/justgiving/teams/join',
        { pageId: 'p', pageSlug: 'sam', teamId: 't', teamSlug: 'otters' },
      ],
      ['/services/v1/justgiving/teams/leave', { pageSlug: 'sam', teamSlug: 'otters' }],
    ])
  })

  it('rejects Basic authentication [S5.47]', async () => {
    const platform = testPlatform({ authType: 'Basic' })
    const slugs = { pageSlug: 'sam', teamSlug: 'otters' }
    const runs = [
      createTeam(platform, { name: 'n', campaign: 'c', story: 's', captainSlug: 'x' }),
      updateTeam(platform, changes),
      joinTeam(platform, slugs),
      leaveTeam(platform, slugs),
      suggestTeamSlug(platform, { name: 'x' }),
    ]
    for (const error of await Promise.all(runs.map(reasonOf))) {
      expect(isUnsupportedError(error)).toBe(true)
      expect(error).toMatchObject({ message: 'Teams does not support basic authentication' })
    }
    expect(requests).toHaveLength(0)
  })
})

describe('the URL of an uploaded image', () => {
  const upload = (url: unknown, images = 'https://images.example') => {
    respondWith(jsonResponse({ url }))
    const environment = { ...platform.environment, images }
    return uploadImageFromUrl(testPlatform({ environment }), { image: 'https://x.example/p.jpg' })
  }

  it.each([
    ['//images.example/new.jpg', 'https://images.example/new.jpg'],
    ['https://images.example/a//b.jpg', 'https://images.example/a//b.jpg'],
    [null, ''],
  ])('%s is returned as %s', async (url, address) => expect(await upload(url)).toBe(address))
})
