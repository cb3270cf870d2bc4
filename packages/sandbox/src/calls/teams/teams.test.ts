import { fetchCampaignTeams, fetchTeamPages } from '@milepost/platform/graph'
import {
  createTeam,
  fetchTeam,
  fetchTeamById,
  findTeamShortName,
  joinTeam,
  leaveTeam,
  updateTeam,
} from '@milepost/platform/rest'
import { describe, expect, it } from 'vitest'
import { legacyToken } from '../../seed/seed-world.ts'
import { hasStatus, samAndAna, sendJson } from '../../testing/supporters.test-kit.ts'
import { getJson } from '../../testing/test-server.test-kit.ts'

const riverMile = 'a1b2c3d4-1111-4222-8333-444455556666'
const otters = 'd4c3b2a1-9999-4888-8777-666655554444'

const world = samAndAna()
const { platform } = world

const team = {
  name: 'Herons',
  campaign: riverMile,
  story: 'We wade.',
  captainSlug: 'ana-river-mile',
  slug: 'herons',
  target: 750,
}

describe('teams', () => {
  it('are read by slug and by guid, with their members', async () => {
    const answer = await getJson(world.server, '/api/v1/teamsv3/team%2Fotters')
    expect(answer.body).toMatchObject({
      teamGuid: otters,
      shortName: 'team/otters',
      donationSummary: { totalAmount: 173, offlineAmount: 20, totalNumberOfDonations: 8 },
      fundraisingConfiguration: { currencyCode: 'GBP', targetAmount: 1000 },
      membership: { numberOfMembers: 2, members: [{ raisedAmount: 140 }, { raisedAmount: 33 }] },
      pagination: { hasNextPage: false, endCursor: 'MQ==' },
    })
    const read = { slug: 'otters', name: 'Otters', raised: 173, target: 1000, story: 'We swim.' }
    expect(await fetchTeam(platform(), { slug: 'otters' })).toMatchObject(read)
    expect(await fetchTeamById(platform(), { team: otters })).toMatchObject(read)
    await expect(fetchTeam(platform(), { slug: 'nobody' })).rejects.toSatisfy(hasStatus(404))
  })

  it('give all their members, page by page, to who asks on', async () => {
    const path = '/services/v1/justgiving/proxy/campaigns/v1/teams/search'
    const guid = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'
    const { body } = await getJson<{
      results: { shortName: string; numberOfSupporters: number }[]
      totalResults: number
      next: string
    }>(world.server, `${path}?CampaignGuid=${guid}&Take=10`)
    expect(body).toMatchObject({ totalResults: 25, results: { length: 10 } })
    expect(new URL(body.next).searchParams.get('offset')).toBe('10')
    const largest = body.results.toSorted((a, b) => b.numberOfSupporters - a.numberOfSupporters)[0]
    const whole = await fetchTeam(platform(), {
      slug: largest?.shortName ?? '',
      includePages: true,
    })
    expect(whole.members).toHaveLength(largest?.numberOfSupporters ?? -1)
    expect((await getJson(world.server, `${path}?CampaignGuid=none`)).status).toBe(404)
    const wrong = await getJson(world.server, '/api/v1/teamsv3/otters?nextPageKey=%21')
    expect(wrong.status).toBe(400)
  })

  it('are created once per short name, with the captain as a member [S5.44, S5.45]', async () => {
    const ana = platform(world.anaToken)
    expect(await findTeamShortName(ana, { name: 'Herons' })).toBe('herons')
    const made = await createTeam(ana, team)
    expect(made).toMatchObject({ slug: 'herons', name: 'Herons', target: 750 })
    expect((await fetchTeam(platform(), { slug: 'herons' })).members).toHaveLength(1)
    expect((await fetchTeam(platform(), { slug: 'otters' })).members).toHaveLength(1)
    await expect(createTeam(ana, team)).rejects.toThrow('The short name of the team is taken')
    expect(await findTeamShortName(ana, { name: 'Herons' })).toMatch(/^herons-[0-9a-z]{6}$/)
    await expect(createTeam(platform(world.samToken), { ...team, slug: 'x-1' })).rejects.toSatisfy(
      hasStatus(403),
    )
    await expect(createTeam(platform('nobody'), { ...team, slug: 'x-1' })).rejects.toSatisfy(
      hasStatus(401),
    )
    await expect(
      createTeam(ana, { ...team, slug: 'x-1', campaign: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00' }),
    ).rejects.toThrow('incompatible-with-locks:campaign')
  })

  it('are joined and left, and every sum follows', async () => {
    const ana = platform(world.anaToken)
    await joinTeam(ana, { pageSlug: 'ana-river-mile', teamSlug: 'otters', teamId: otters })
    expect((await fetchTeam(platform(), { slug: 'otters' })).raised).toBe(173)
    await leaveTeam(ana, { pageSlug: 'ana-river-mile', teamSlug: 'otters' })
    expect((await fetchTeam(platform(), { slug: 'otters' })).raised).toBe(140)
    await expect(
      leaveTeam(ana, { pageSlug: 'ana-river-mile', teamSlug: 'otters' }),
    ).rejects.toSatisfy(hasStatus(400))
    await joinTeam(ana, { pageSlug: 'ana-river-mile', teamSlug: 'otters' })
    const pages = await fetchTeamPages(platform(), { team: 'otters' })
    expect(JSON.stringify(pages)).toContain('ana-river-mile')
  })

  it('name the locks that keep a page out', async () => {
    const tideline = await fetchCampaignTeams(platform(), {
      campaign: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00',
    })
    const slug = /"slug":"([^"]+)"/.exec(JSON.stringify(tideline))?.[1] ?? ''
    const path = '/services/v1/justgiving/teams/join'
    const body = { pageSlug: 'sam-river-mile', teamSlug: slug }
    const answer = await sendJson(world.server, 'POST', path, body, `Bearer ${world.samToken}`)
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message:
          'incompatible-with-locks:campaign incompatible-with-locks:charity incompatible-with-locks:event',
      },
    })
    expect(
      (await sendJson(world.server, 'POST', path, body, `Bearer ${world.anaToken}`)).status,
    ).toBe(403)
    expect((await sendJson(world.server, 'POST', path, body)).status).toBe(401)
    const none = { ...body, teamSlug: 'nobody' }
    expect(
      (await sendJson(world.server, 'POST', path, none, `Bearer ${world.samToken}`)).status,
    ).toBe(404)
    expect(
      (await sendJson(world.server, 'POST', path, {}, `Bearer ${world.samToken}`)).status,
    ).toBe(422)
  })

  it.each([
    ['the proxy', () => world.samToken],
    ['the old call', () => legacyToken],
  ])('are changed by their captain through %s', async (way, token) => {
    const name = `Otters by ${way}`
    await updateTeam(platform(token()), { id: otters, name, story: 'New "story"', target: 1500 })
    expect(await fetchTeam(platform(), { slug: 'otters' })).toMatchObject({
      name,
      target: 1500,
      story: 'New "story"',
    })
    await expect(updateTeam(platform(world.anaToken), { id: otters, name })).rejects.toSatisfy(
      hasStatus(403),
    )
  })
})
