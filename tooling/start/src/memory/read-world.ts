import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { MemoryDonation, MemoryPage, MemoryWorld } from '@milepost/platform/memory'

/** Pages of the campaign that are taken, those that raised most first. */
const mostPages = 60

/**
 * A campaign of another platform as a world in memory: the campaign, the pages that raised most, who they belong to, and their
 * gifts. Teams, activities and tags are left behind.
 *
 * @param campaign - its guid
 * @throws {HttpError} 404 where the platform does not know the campaign
 */
export async function readWorld(platform: PlatformAdapter, campaign: string): Promise<MemoryWorld> {
  const [known, { pages: listed }, feed] = await Promise.all([
    platform.campaigns.fetchCampaign({ campaign }),
    platform.campaigns.fetchCampaignPages({ campaign, limit: mostPages }),
    platform.donations.fetchDonationFeed({ campaign }),
  ])
  const pages = await platform.pages.fetchPages({ ids: listed.map(({ uuid }) => uuid) })
  const currency = known.currencyCode ?? 'GBP'
  const [charity] = known.charities
  const own = { campaign: known.id, charity: charity?.charityId ?? '1', currency }
  const given = await Promise.all(
    pages.map(async (page) => {
      const { donations } = await platform.donations.fetchPageDonations({ slug: page.slug })
      return donations.map((donation) => ({ donation, page: page.id }))
    }),
  )
  const direct = feed.donations
    .filter((donation) => donation.page === undefined)
    .map((donation) => ({ donation, page: undefined }))
  const donations = [...given.flat(), ...direct].map(({ donation, page }): MemoryDonation => ({
    id: donation.id,
    ...(page === undefined ? { campaign: known.id } : { page }),
    amountMinor: donation.money.amountMinor,
    name: donation.anonymous ? undefined : donation.name,
    message: donation.message,
    createdAt: donation.createdAt ?? new Date(0).toISOString(),
  }))
  return {
    charities: [{ id: own.charity, name: charity?.name ?? known.name }],
    campaigns: [
      {
        id: known.id,
        slug: known.slug,
        name: known.name,
        charity: own.charity,
        currency,
        targetMinor: known.money.targetMinor,
        story: known.story,
        summary: known.summary,
        image: known.image,
      },
    ],
    supporters: pages.map((page, index) => toSupporter(page, index + 1)),
    pages: pages.map((page) => toMemoryPage(page, own)),
    donations,
  }
}

function toMemoryPage(
  page: Page,
  own: Pick<MemoryPage, 'campaign' | 'charity' | 'currency'>,
): MemoryPage {
  return {
    ...own,
    id: page.id,
    uuid: page.uuid,
    slug: page.slug,
    name: page.name,
    owner: ownerOf(page),
    targetMinor: page.money.targetMinor,
    offlineMinor: page.money.raisedOfflineMinor,
    story: page.story,
    attribution: page.attribution,
    image: page.image,
    createdAt: page.createdAt ?? new Date(0).toISOString(),
  }
}

function toSupporter(page: Page, number: number) {
  const [firstName = '', ...rest] = (page.owner ?? page.name).split(' ')
  return {
    id: String(number),
    uuid: ownerOf(page),
    firstName,
    lastName: rest.join(' '),
    email: `${page.slug}@memory.example`,
    password: 'milepost',
  }
}

/** A page that does not say whose it is has an owner of its own. */
function ownerOf({ ownerGuid, uuid }: Page): string {
  return ownerGuid ?? uuid
}
