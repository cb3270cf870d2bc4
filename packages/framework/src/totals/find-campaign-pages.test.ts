import type { PlatformAdapter } from '@milepost/platform/adapter'
import { expect, it } from 'vitest'
import { findCampaignPages, isNameMatch } from './campaign-people.ts'

function platformOf() {
  const asked: { campaign: string; search: string | undefined }[] = []
  const fetchCampaignPages = async (one: { campaign: string; search?: string }) => {
    asked.push({ campaign: one.campaign, search: one.search })
    const slugs = one.search === undefined ? ['ana', 'sam'] : ['sam']
    return { pages: slugs.map((slug) => ({ slug: `${slug}-${one.campaign}` })) }
  }
  return { asked, platform: { campaigns: { fetchCampaignPages } } as unknown as PlatformAdapter }
}
const campaigns = ['c-1', 'c-2']
const names = ['River Mile', 'Hill']
const options = { campaigns, names, limit: 10, currency: 'GBP' }

it('finds pages by their own name, then all pages of a campaign by its name', async () => {
  const { platform } = platformOf()
  const pages = await findCampaignPages(platform, { ...options, search: 'river' })
  expect(pages.map(({ slug }) => slug)).toEqual(['sam-c-1', 'sam-c-2', 'ana-c-1'])
})

it.each([
  ['riv', true],
  ['ri', false],
  ['hill', false],
])('takes %j for the name of a campaign: %s', (search, isMeant) =>
  expect(isNameMatch(search, 'River Mile')).toBe(isMeant),
)
