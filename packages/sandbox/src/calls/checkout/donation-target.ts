import {
  findCampaignByGuid,
  type CampaignRow,
  findCharityById,
} from '../../records/campaign-row.ts'
import type { Database } from '../../database/open-database.ts'
import { findPageById, type PageRow } from '../../records/page-row.ts'
import { type DonationRow, selectDonations } from '../../records/donation-row.ts'

/** Recipient of a donation: a supporter's page or a campaign. */
export interface DonationTarget {
  /** Value of the form's `target` field: `page:2000002` or `campaign:{guid}`. */
  key: string
  title: string
  charityName: string
  image: string
  currencyCode: string
  pageId: number | null
  campaignId: number | null
  charityId: number
  eventId: number
  /** Path of the recipient's page on a site. */
  sitePath: string
  /** Path of the recipient's page on the platform. */
  platformPath: string
  /** Path of the recipient's checkout. */
  donatePath: string
}

/** Returns the target with this key; undefined if it is unknown or not active. */
export function findTargetByKey(database: Database, key: string): DonationTarget | undefined {
  const [kind, id = ''] = key.split(':')
  if (kind === 'page') {
    const page = findPageById(database, id)
    return page === undefined ? undefined : createPageTarget(database, page)
  }
  const campaign = kind === 'campaign' ? findCampaignByGuid(database, id) : undefined
  return campaign === undefined ? undefined : createCampaignTarget(database, campaign)
}

/** Converts a page to a target; undefined if the page is not active. */
export function createPageTarget(database: Database, page: PageRow): DonationTarget | undefined {
  if (page.status !== 'Active') return undefined
  return {
    key: `page:${page.id}`,
    title: page.title,
    charityName: findCharityById(database, page.charityId)?.name ?? '',
    image: page.image,
    currencyCode: page.currencyCode,
    pageId: page.id,
    campaignId: page.campaignId,
    charityId: page.charityId,
    eventId: page.eventId,
    sitePath: `/fundraising/${page.shortName}`,
    platformPath: `/www/fundraising/${page.shortName}`,
    donatePath: `/link/v1/fundraisingpage/donate/pageId/${page.id}`,
  }
}

/** Converts a campaign to a target; undefined if the campaign is not active. */
export function createCampaignTarget(
  database: Database,
  campaign: CampaignRow,
): DonationTarget | undefined {
  if (campaign.status !== 'Active') return undefined
  return {
    key: `campaign:${campaign.guid}`,
    title: campaign.title,
    charityName: findCharityById(database, campaign.charityId)?.name ?? '',
    image: campaign.heroImage,
    currencyCode: campaign.currencyCode,
    pageId: null,
    campaignId: campaign.id,
    charityId: campaign.charityId,
    eventId: campaign.eventId,
    sitePath: '/',
    platformPath: `/www/campaign/${campaign.shortName}`,
    donatePath: `/link/v1/campaign/donate/campaignGuid/${campaign.guid}`,
  }
}

/** Returns the donation made in a checkout; undefined if the checkout hasn't been paid. */
export function findPaidDonation(database: Database, checkoutId: string): DonationRow | undefined {
  return database.get<DonationRow>(
    `${selectDonations} JOIN checkouts k ON k.donation_id = d.id WHERE k.id = ?`,
    checkoutId,
  )
}
