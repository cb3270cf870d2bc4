import { teamWire } from '@milepost/platform/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

  it('is none when the platform knows no such team', async () => {
    expect(await loadTeamPage(scopeOf(), 'nobody', url)).toBeUndefined()
  })
})
