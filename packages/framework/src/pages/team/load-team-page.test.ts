import { createPagesBulkRowWire, createTeamWire } from '@milepost/platform/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSite } from '@milepost/content'
import type { Project } from '../../totals/project.ts'
import { platformOf, scopeOf } from '../../sections/section/slice.test-kit.ts'
import { loadTeamPage } from './load-team-page.ts'

const wire = createTeamWire()
const slug = wire.shortName.replace('team/', '')
const url = new URL('http://site.example/teams/x')
const [member] = wire.membership!.members

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** A platform with the team, its fitness and the pages of its members. */
const platformWith = (team: object = {}, { fitness = {}, pages = [] as object[] } = {}) =>
  platformOf({
    [`/teamsv3/${slug}`]: { ...wire, ...team },
    [`/fitness/teams/${wire.teamGuid}`]: fitness,
    '/pages/bulk': { results: pages },
  })
const membersOf = (members: readonly object[]) => ({
  membership: { numberOfMembers: members.length, members },
})
const load = (platform: ReturnType<typeof platformOf>, given: Parameters<typeof scopeOf>[0] = {}) =>
  loadTeamPage(scopeOf({ platform, ...given }), slug, url)
const siteOf = (excludeOffline: string, items: object[] = []) => {
  const platform = [{ slice_type: 'default', primary: { excludeOffline }, items }]
  return parseSite({ uid: 'test', data: { platform } }).site
}

describe('loadTeamPage', () => {
  it('reads the team with its pages and its activities, otherwise the team alone [S7.81]', async () => {
    const whole = platformWith({}, { fitness: { totalDistance: { value: 5000, unit: 'metres' } } })
    expect((await load(whole))?.name).toBe(wire.name)
    expect(whole.asked.some((path) => path.includes('/fitness/teams/'))).toBe(true)
    const poor = platformWith({}, { fitness: 500 })
    expect((await load(poor))?.name).toBe(wire.name)
    expect(poor.asked.at(-1)).toMatch(/\/teamsv3\//)
  })

  it('excludes offline donations if the site does, and formats pence consistently [S3.56]', async () => {
    const platform = platformWith(
      { donationSummary: { totalAmount: 155.5, offlineAmount: 20 } },
      { pages: [createPagesBulkRowWire({ totalRaisedOnline: 135.5, totalRaisedOffline: 20 })] },
    )
    const team = await load(platform, { site: siteOf('Yes') })
    expect(team?.figures.raised).toBe('£135.50')
    expect(team?.members.map(({ amount }) => amount)).toEqual(['£135.50'])
  })

  it.each(['Yes', 'No'])(
    'shows a member in the currency of their page (offline excluded: %s)',
    async (excludeOffline) => {
      const euros = membersOf([{ ...member!, currencyCode: 'EUR' }])
      const platform = platformWith(euros, {
        pages: [createPagesBulkRowWire({ currencyCode: 'EUR' })],
      })
      const team = await load(platform, { site: siteOf(excludeOffline) })
      expect(team?.figures.raised).toMatch(/^£/)
      expect(team?.members.map(({ amount }) => amount)).toEqual([expect.stringMatching(/^€/)])
    },
  )

  it.each([
    ['Yes', 'No', '£135'],
    ['No', 'Yes', '£155'],
  ])(
    'counts offline donations like its campaign, %s, not like %s [S3.56]',
    async (own, other, raised) => {
      const items = [
        { type: 'campaign', uid: 'c-1', excludeOffline: other },
        { type: 'campaign', uid: wire.campaign?.campaignGuid, excludeOffline: own },
      ]
      const platform = platformWith({ donationSummary: { totalAmount: 155, offlineAmount: 20 } })
      expect((await load(platform, { site: siteOf('No', items) }))?.figures.raised).toBe(raised)
    },
  )

  it('shows the captain while they are a member', async () => {
    expect(await load(platformWith())).toMatchObject({
      leader: { name: 'Sam Okafor', role: 'Team captain' },
      own: { owner: wire.captain?.userGuid },
    })
    const after = await load(platformWith(membersOf([])))
    expect(after?.leader).toEqual({ name: '', role: '' })
    expect(after?.own.owner).toBeUndefined()
  })

  it('shows a member’s image, but not the platform’s default one [S7.96]', async () => {
    const team = await load(platformWith(membersOf([member!, { ...member!, profileImage: null }])))
    expect(team?.members.map(({ image }) => image)).toEqual([member!.profileImage, undefined])
  })

  it.each([undefined, true])('offers donating and joining (ended: %s)', async (hasEnded) => {
    const platform = platformWith()
    const startUrl = async () => undefined
    const project = { platform, hasEnded, startUrl, donateUrl: '' } as unknown as Project
    const team = await load(platform, { project })
    const offered = [team?.give, team?.joinHref].map((part) => part !== undefined)
    expect([...offered, team?.own.isOpen]).toEqual([!hasEnded, !hasEnded, !hasEnded])
  })

  it('lists a cancelled page only if it has raised something', async () => {
    const pageOf = (name: string, raisedAmount: number, fundraisingPageStatus = 'Cancelled') => ({
      ...member!,
      fundraisingPageShortName: name,
      fundraisingPageStatus,
      raisedAmount,
    })
    const members = [pageOf('left', 0), pageOf('gave', 5), pageOf('open', 0, 'Active')]
    const team = await load(platformWith(membersOf(members)))
    const hrefs = ['/fundraising/gave', '/fundraising/open']
    expect(team?.members.map(({ href }) => href)).toEqual(hrefs)
    expect(team?.give?.href).toBe('/fundraising/open/donate')
  })

  it('returns undefined if the platform does not know the team', async () =>
    expect(await loadTeamPage(scopeOf(), 'nobody', url)).toBeUndefined())
})
