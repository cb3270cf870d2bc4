import type { TeamMember } from '@milepost/platform'
import { describe, expect, it } from 'vitest'
import { findDonationPage } from './team-figures.ts'

const member = (slug: string, raisedMinor: number, active = true) =>
  ({ slug, active, money: { raisedMinor } }) as TeamMember

describe('findDonationPage', () => {
  it('selects the open page that has raised least', () => {
    const members = [member('ann', 1000), member('ben-cancelled', 0, false), member('cat', 20)]
    expect(findDonationPage({ active: true, members })).toMatchObject({
      member: { slug: 'cat' },
      href: '/fundraising/cat/donate',
    })
  })

  it('is undefined without an open page, and for an inactive team', () => {
    const cancelled = [member('ben', 0, false), member('', 0)]
    expect(findDonationPage({ active: true, members: cancelled })).toBeUndefined()
    expect(findDonationPage({ active: false, members: [member('ann', 0)] })).toBeUndefined()
  })
})
