import { createPlatform, type Platform, sandboxEnvironment } from '@milepost/platform'
import { campaignWire, donationFeedWire, pagesBulkRowWire } from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { createReadCache } from '../reads/read-cache.ts'
import type { Services } from '../wiring/services.ts'
import { campaignProject } from './campaign-project.ts'
import { pagesProject } from './pages-project.ts'

/** A platform that answers from a table of path endings. */
function platformOf(answers: Record<string, unknown>): Platform {
  return createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    retries: 0,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const answer = Object.entries(answers).find(([ending]) => pathname.endsWith(ending))?.[1]
      return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
    },
  })
}

const services = () => ({ reads: createReadCache({ now: () => 0 }) }) as unknown as Services
const shared = {
  currency: 'GBP',
  country: 'gb',
  override: { name: '', targetMajor: undefined, story: '', image: '', url: '', donateUrl: '' },
}

describe('campaignProject', () => {
  const first = campaignWire()
  const answers = { [`/campaigns/${first.campaignGuid}`]: first, '/campaigns/second': first }
  const options = { ...shared, platform: platformOf(answers), excludeOffline: false }

  it('takes name, total, target and count from the campaign', async () => {
    const project = campaignProject({
      ...options,
      services: services(),
      campaigns: [first.campaignGuid],
    })
    expect((await project.summary()).value).toMatchObject({
      name: 'River Mile 2025',
      raisedMinor: 125_300,
      targetMinor: 1_000_000,
      donationCount: 25,
    })
  })

  it('adds several campaigns up', async () => {
    const campaigns = [first.campaignGuid, 'second']
    const project = campaignProject({ ...options, services: services(), campaigns })
    expect((await project.summary()).value).toMatchObject({
      raisedMinor: 250_600,
      donationCount: 50,
    })
  })

  it('leaves offline money out when the site says so', async () => {
    const project = campaignProject({
      ...options,
      excludeOffline: true,
      services: services(),
      campaigns: [first.campaignGuid],
    })
    expect((await project.summary()).value.raisedMinor).toBe(115_300)
  })

  it('lets the site’s settings name the project and set its target', async () => {
    const override = { ...shared.override, name: 'Our mile', targetMajor: 2000.5 }
    const project = campaignProject({
      ...options,
      override,
      services: services(),
      campaigns: ['second'],
    })
    expect((await project.summary()).value).toMatchObject({
      name: 'Our mile',
      targetMinor: 200_050,
    })
  })
})

describe('pagesProject', () => {
  const own = pagesBulkRowWire({
    pageGuid: guid(1),
    shortName: 'own',
    totalRaisedOnline: 10,
    totalRaisedOffline: 0,
  })
  const sam = pagesBulkRowWire({
    pageGuid: guid(2),
    shortName: 'sam',
    totalRaisedOnline: 40,
    totalRaisedOffline: 20,
  })
  const ana = pagesBulkRowWire({
    pageGuid: guid(3),
    shortName: 'ana',
    totalRaisedOnline: 50,
    totalRaisedOffline: 0,
  })
  const idle = pagesBulkRowWire({
    pageGuid: guid(4),
    shortName: 'idle',
    totalRaisedOnline: 0,
    totalRaisedOffline: 0,
  })
  const platform = platformOf({
    '/pages/bulk': { results: [own, sam, ana, idle] },
    '/donations': donationFeedWire(),
  })
  const options = {
    ...shared,
    platform,
    services: services(),
    pages: [1, 2, 3, 4].map(guid),
    excludeOffline: false,
  }

  it('adds the listed pages up, so that total and leaderboard agree', async () => {
    const project = pagesProject({
      ...options,
      override: { ...shared.override, name: 'Hike', targetMajor: 180_000 },
    })
    expect((await project.summary()).value).toMatchObject({
      name: 'Hike',
      raisedMinor: 12_000,
      targetMinor: 18_000_000,
    })
  })

  it('ranks the people by what they raised; the charity’s own page and idle ones run for no place', async () => {
    const { value } = await pagesProject(options).people(10)
    expect(value.map(({ position, slug }) => [position, slug])).toEqual([
      [1, 'sam'],
      [2, 'ana'],
    ])
  })

  it('ranks without offline money when the site says so', async () => {
    const { value } = await pagesProject({ ...options, excludeOffline: true }).people(10)
    expect(value.map(({ slug, raised }) => [slug, raised])).toEqual([
      ['ana', 50],
      ['sam', 40],
    ])
  })

  it('has no teams, and takes direct gifts on its first page', async () => {
    const project = pagesProject(options)
    expect(project.teams).toBeUndefined()
    expect(await project.giftTarget()).toMatchObject({ kind: 'page' })
  })
})

function guid(number: number): string {
  return `5f1f0a2e-8c3b-4a7d-9e21-${String(number).padStart(12, '0')}`
}
