import * as rest from '../rest.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { getLeaderboardDefinitionId } from '../index.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { leaderboardDefinitionWire, exampleIds as world } from '../testing/wire.test-kit.ts'
import { toKebab } from '../values/texts.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const inputs = { campaign: world.campaignGuid, measurementDomain: 'any:distance' }

describe('getLeaderboardDefinitionId', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')

  it.each([
    ['any:distance', 'ad'],
    ['any:elapsed_time', 'at'],
    ['any:elevation_gain', 'ae'],
    ['ride:activities', 'ra'],
    ['fundraising:donations_received', 'fd'],
    ['fundraising:donations_made', 'fc'],
    ['fundraising:offline_donations', 'fo'],
  ])('abbreviates %s to %s', (measurementDomain, short) => {
    const id = getLeaderboardDefinitionId({
      campaign: 7,
      measurementDomain,
      type: 'charity',
      tagId: 'page:Branch1',
      name: "Siân's own",
    })
    expect(id).toBe(md5(`charity-${short}-7-page-branch-1-sians-own`))
  })

  it.each([
    ['page:campaign', 'page-campaign'],
    ['DSFitnessGoal', 'ds-fitness-goal'],
    ['HTMLParser2', 'html-parser-2'],
    ['__a  B', 'a-b'],
    ['', ''],
  ])('splits %j into the words %j', (text, kebab) => expect(toKebab(text)).toBe(kebab))

  it.each(['campaign', 'measurementDomain'])('requires a %s', (parameter) => {
    expect(() => getLeaderboardDefinitionId({ ...inputs, [parameter]: '' })).toThrow(
      expect.objectContaining({ message: 'Required parameter not supplied', parameter }),
    )
  })
})

describe('leaderboard definitions', () => {
  it('fetchLeaderboardDefinition returns a definition [S7.76] [S3.19]', async () => {
    respondWith(jsonResponse({ definition: leaderboardDefinitionWire() }))
    const definition = await rest.fetchLeaderboardDefinition(platform, { id: 'd1' })
    expect(requests[0]!.path).toBe('/api/v1/tags/leaderboard/definition/d1')
    expect(definition).toEqual({
      conditions: [],
      id: world.definitionId,
      measurementDomain: 'any:distance',
      primaryUnit: 'meters',
      segment: `page:campaign:${world.campaignGuid}`,
      tagDefinition: { id: `page:campaign:${world.campaignGuid}`, label: 'Page Campaign Link' },
    })
  })

  it("parseLeaderboardDefinition returns conditions, with '' for a missing text", async () => {
    const conditions = [{ tagDefinitionId: 'branch', value: 'London' }, { value: 7 }, {}, null]
    const wire: object = { ...leaderboardDefinitionWire(), conditions }
    respondWith(jsonResponse({ definition: { ...wire } }))
    const definition = await rest.fetchLeaderboardDefinition(platform, { id: 'd1' })
    expect(definition.conditions).toEqual([
      { tagDefinitionId: 'branch', value: 'London' },
      { tagDefinitionId: '', value: '7' },
      { tagDefinitionId: '', value: '' },
      { tagDefinitionId: '', value: '' },
    ])
  })

  it('createLeaderboardDefinition sends defaults and returns `updated` [S7.77]', async () => {
    respondWith(jsonResponse({ definition: leaderboardDefinitionWire() }))
    const created = await rest.createLeaderboardDefinition(platform, inputs)
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: `/api/v1/tags/leaderboard/definition/${world.definitionId}`,
      body: leaderboardDefinitionWire(),
    })
    expect(created).toEqual({ ...leaderboardDefinitionWire(), updated: true })
  })

  it('createLeaderboardDefinition uses count if the domain has no unit', async () => {
    respondWith(jsonResponse({}))
    await rest.createLeaderboardDefinition(platform, { ...inputs, measurementDomain: 'odd:things' })
    expect(requests[0]!.body).toMatchObject({ primaryUnit: 'count' })
  })

  it.each([400, 409])(
    'createLeaderboardDefinition returns updated: false if the tag has totals (%i) [S8.13]',
    async (status) => {
      const errorMessage = 'Tag definition already has totals'
      respondWith(jsonResponse({ errorMessage }, { status }))
      const kept = await rest.createLeaderboardDefinition(platform, inputs)
      expect(kept).toEqual({ ...leaderboardDefinitionWire(), updated: false })
    },
  )

  it('deleteLeaderboardDefinition sends DELETE [S7.78]', async () => {
    respondWith(() => new Response(null, { status: 200 }))
    await rest.deleteLeaderboardDefinition(platform, { id: 'd1' })
    expect(requests[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/v1/tags/leaderboard/definition/d1',
    })
  })
})
