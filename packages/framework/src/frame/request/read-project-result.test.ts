import { createCampaignWire } from '@milepost/platform/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformOf, scopeOf } from '../../sections/section/slice.test-kit.ts'
import { createCampaignProject } from '../../totals/campaign-project.ts'
import { readProjectResult } from './page-placeholders.ts'
import { itemsOf } from '../../totals/platform.test-kit.ts'

const wire = createCampaignWire()
const nothing = { name: '', targetMajor: undefined, story: '', image: '', url: '', donateUrl: '' }

function scopeWith(answer: unknown, override = nothing) {
  const scope = scopeOf()
  const project = createCampaignProject({
    services: scope.services,
    platform: platformOf({ [`/campaigns/${wire.campaignGuid}`]: answer }),
    campaigns: itemsOf([wire.campaignGuid]),
    country: 'gb',
    override,
  })
  return { ...scope, project }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

describe('readProjectResult', () => {
  it('returns raised, target, totalDonations, name, story, image, status and url [S3.62] [S4.01]', async () =>
    expect(await readProjectResult(scopeWith(wire))).toEqual({
      status: 'fetched',
      name: 'River Mile 2025',
      raised: 1253,
      target: 10_000,
      money: { raisedMinor: 125_300, targetMinor: 1_000_000, currency: 'GBP' },
      totalDonations: 25,
      story: 'Join us.',
      image: expect.stringContaining('hero-river.jpg'),
      url: expect.stringContaining('/campaign/'),
    }))

  it('contains the overrides of the site’s settings', async () => {
    const override = {
      ...nothing,
      name: 'Ours',
      story: 'Our words',
      image: '/own.jpg',
      url: 'https://own.example',
    }
    expect(await readProjectResult(scopeWith(wire, override))).toMatchObject({
      name: 'Ours',
      story: 'Our words',
      image: '/own.jpg',
      url: 'https://own.example',
    })
  })

  it('returns the status failed if the project cannot be read, without throwing [S7.107] [S4.01]', async () => {
    const scope = scopeWith(503)
    expect(await readProjectResult(scope)).toMatchObject({ status: 'failed', raised: 0 })
    expect(scope.facts.isDegraded).toBe(true)
  })
})
