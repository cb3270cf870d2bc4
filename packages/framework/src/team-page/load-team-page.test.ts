import { pagesBulkRowWire, teamWire } from '@milepost/platform/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSite } from '@milepost/content'
import type { Project } from '../project/project.ts'
import { platformOf, scopeOf } from '../slices/slice.test-kit.ts'
import { loadTeamPage } from './load-team-page.ts'

const wire = teamWire()
const slug = wire.shortName.replace('team/', '')
const url = new URL('http://site.example/teams/x')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

describe('a team’s page', () => {
  it('reads the team with its pages and its fitness, and else the team alone [S7.81]', async () => {
    const whole = platformOf({
      [`/teamsv3/${slug}`]: wire,
      [`/fitness/teams/${wire.teamGuid}`]: { totalDistance: { value: 5000, unit: 'metres' } },
    })
    const team = await loadTeamPage(scopeOf({ platform: whole }), slug, url)
    expect(team?.name).toBe(wire.name)
    expect(whole.asked.some((path) => path.includes('/fitness/teams/'))).toBe(true)

    const poor = platformOf({
      [`/teamsv3/${slug}`]: wire,
      [`/fitness/teams/${wire.teamGuid}`]: 500,
    })
    const alone = await loadTeamPage(scopeOf({ platform: poor }), slug, url)
    expect(alone?.name).toBe(wire.name)
    expect(poor.asked.at(-1)).toMatch(/\/teamsv3\//)
  })

  it('counts no offline money where the site counts none, with pennies by one rule [S3.56]', async () => {
    const { site } = parseSite({
      uid: 'test',
      data: {
        platform: [{ slice_type: 'default', primary: { excludeOffline: 'Yes' }, items: [] }],
      },
    })
    const platform = platformOf({
      [`/teamsv3/${slug}`]: { ...wire, donationSummary: { totalAmount: 155.5, offlineAmount: 20 } },
      [`/fitness/teams/${wire.teamGuid}`]: {},
      '/pages/bulk': {
        results: [pagesBulkRowWire({ totalRaisedOnline: 135.5, totalRaisedOffline: 20 })],
      },
    })
    const team = await loadTeamPage(scopeOf({ platform, site }), slug, url)
    expect(team?.figures.raised).toBe('£135.50')
    expect(team?.members.map(({ amount }) => amount)).toEqual(['£135.50'])
  })

  it.each(['Yes', 'No'])(
    'shows the amount of a member in the currency of the member’s page (offline excluded: %s)',
    async (excludeOffline) => {
      const { site } = parseSite({
        uid: 'test',
        data: { platform: [{ slice_type: 'default', primary: { excludeOffline }, items: [] }] },
      })
      const [member] = wire.membership!.members
      const euros = { ...wire.membership!, members: [{ ...member!, currencyCode: 'EUR' }] }
      const platform = platformOf({
        [`/teamsv3/${slug}`]: { ...wire, membership: euros },
        [`/fitness/teams/${wire.teamGuid}`]: {},
        '/pages/bulk': { results: [pagesBulkRowWire({ currencyCode: 'EUR' })] },
      })
      const team = await loadTeamPage(scopeOf({ platform, site }), slug, url)
      expect(team?.figures.raised).toMatch(/^£/)
      expect(team?.members.map(({ amount }) => amount)).toEqual([expect.stringMatching(/^€/)])
    },
  )

  it.each([
    ['Yes', 'No', '£135'],
    ['No', 'Yes', '£155'],
  ])(
    'counts offline donations by its campaign (excluded: %s), not by another (%s) [S3.56]',
    async (own, other, raised) => {
      const items = [
        { type: 'campaign', uid: 'c-1', excludeOffline: other },
        { type: 'campaign', uid: wire.campaign?.campaignGuid, excludeOffline: own },
      ]
      const { site } = parseSite({
        uid: 'test',
        data: { platform: [{ slice_type: 'default', primary: { excludeOffline: 'No' }, items }] },
      })
      const platform = platformOf({
        [`/teamsv3/${slug}`]: { ...wire, donationSummary: { totalAmount: 155, offlineAmount: 20 } },
        [`/fitness/teams/${wire.teamGuid}`]: {},
        '/pages/bulk': { results: [] },
      })
      const team = await loadTeamPage(scopeOf({ platform, site }), slug, url)
      expect(team?.figures.raised).toBe(raised)
    },
  )

  it('names a captain who is in the team, and none once the captain left', async () => {
    const led = platformOf({ [`/teamsv3/${slug}`]: wire, [`/fitness/teams/${wire.teamGuid}`]: {} })
    const before = await loadTeamPage(scopeOf({ platform: led }), slug, url)
    expect(before?.leader).toEqual({ name: 'Sam Okafor', role: 'Team captain' })
    expect(before?.own.owner).toBe(wire.captain?.userGuid)
    const left = platformOf({
      [`/teamsv3/${slug}`]: { ...wire, membership: { numberOfMembers: 0, members: [] } },
      [`/fitness/teams/${wire.teamGuid}`]: {},
    })
    const after = await loadTeamPage(scopeOf({ platform: left }), slug, url)
    expect(after?.leader).toEqual({ name: '', role: '' })
    expect(after?.own.owner).toBeUndefined()
  })

  it('shows the image of a member, but not the one that the platform has for every page [S7.96]', async () => {
    const [member] = wire.membership!.members
    const members = [member!, { ...member!, profileImage: null }]
    const platform = platformOf({
      [`/teamsv3/${slug}`]: { ...wire, membership: { numberOfMembers: 2, members } },
      [`/fitness/teams/${wire.teamGuid}`]: {},
    })
    const team = await loadTeamPage(scopeOf({ platform }), slug, url)
    expect(team?.members.map(({ image }) => image)).toEqual([member!.profileImage, undefined])
  })

  it('offers neither donating nor joining once the campaign has ended', async () => {
    const answers = { [`/teamsv3/${slug}`]: wire, [`/fitness/teams/${wire.teamGuid}`]: {} }
    const load = async (hasEnded?: true) => {
      const platform = platformOf(answers)
      const startUrl = async () => undefined
      const project = { platform, hasEnded, startUrl, donateUrl: '' } as unknown as Project
      return loadTeamPage(scopeOf({ platform, project }), slug, url)
    }
    const [open, ended] = [await load(), await load(true)]
    expect([open?.give, open?.joinHref, open?.own.isOpen]).toEqual([
      expect.anything(),
      expect.anything(),
      true,
    ])
    expect([ended?.give, ended?.joinHref, ended?.own.isOpen]).toEqual([undefined, undefined, false])
  })

  it('lists a cancelled page only if it has raised something', async () => {
    const [member] = wire.membership!.members
    const members = [
      {
        ...member!,
        fundraisingPageShortName: 'left',
        fundraisingPageStatus: 'Cancelled',
        raisedAmount: 0,
      },
      {
        ...member!,
        fundraisingPageShortName: 'gave',
        fundraisingPageStatus: 'Cancelled',
        raisedAmount: 5,
      },
      { ...member!, fundraisingPageShortName: 'open', raisedAmount: 0 },
    ]
    const platform = platformOf({
      [`/teamsv3/${slug}`]: { ...wire, membership: { numberOfMembers: 3, members } },
      [`/fitness/teams/${wire.teamGuid}`]: {},
    })
    const team = await loadTeamPage(scopeOf({ platform }), slug, url)
    expect(team?.members.map(({ href }) => href)).toEqual([
      '/fundraising/gave',
      '/fundraising/open',
    ])
    expect(team?.give?.href).toBe('/fundraising/open/donate')
  })

  it('is none when the platform knows no such team', async () => {
    expect(await loadTeamPage(scopeOf(), 'nobody', url)).toBeUndefined()
  })
})
