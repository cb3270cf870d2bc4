import { sumMinor, toMajor, toMinor } from '@milepost/measures'
import type { CampaignCalls } from '../adapter/campaign-calls.ts'
import type { Campaign } from '../campaigns/campaign.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { isExcluded } from '../leaderboards/is-excluded.ts'
import { rankEntries } from '../leaderboards/rank-entries.ts'
import { type Id, listIds } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { toTotalsRecords } from '../totals/to-totals-records.ts'
import { toAmount } from '../values/to-amount.ts'
import { toPlainStory } from '../values/to-plain-story.ts'
import { toText } from '../values/to-text.ts'
import { donorDriveLinks } from './donor-drive-links.ts'
import {
  type DonorDriveRow,
  type DonorDriveSite,
  readEventOf,
  readRow,
} from './donor-drive-site.ts'
import { readParticipants } from './read-participants.ts'
import { toDonorDriveEntry } from './to-donor-drive-entry.ts'
import { toDonorDrivePage } from './to-donor-drive-page.ts'
import { toPictureAddress } from './to-picture-address.ts'

/** Pages whose sum is reckoned where a search asks for some of them. */
const mostFound = 500

/** Campaigns of a DonorDrive: its events. Teams are left out: the public interface cannot change them. */
export function donorDriveCampaigns(site: DonorDriveSite): CampaignCalls {
  const { currency } = site
  return {
    async fetchCampaign(given) {
      const { campaign, signal } = emptyIfMissing(given)
      return toCampaign(site, await readRow(site, '/api/events', known(campaign), signal))
    },
    async fetchCampaignBoards(given) {
      const { campaign, people = 10, withZero = false, exclude, signal } = emptyIfMissing(given)
      const id = known(campaign)
      const excluded = new Set(listIds(exclude))
      const event = await readEventOf(site, id, signal)
      const limit = people > 0 ? people + excluded.size : 0
      const found = await readParticipants(site, { event: id, limit, signal })
      const entries = found.rows
        .map((row) => toDonorDriveEntry(site, row))
        .filter((entry) => !isExcluded(entry, excluded) && (withZero || entry.raised !== 0))
      return {
        people: { entries: rankEntries(entries, people), totalCount: found.count },
        teams: { entries: [], totalCount: 0 },
        totals: toTotalsRecords({
          onlineMinor: toMinor(toAmount(event['sumDonations']), currency),
          offlineMinor: 0,
          donations: toAmount(event['numDonations']),
          currency,
        }),
      }
    },
    async fetchCampaignPages(given) {
      const { campaign, search = '', limit = 10, signal, ...options } = emptyIfMissing(given)
      const id = known(campaign)
      const event = await readRow(site, '/api/events', id, signal)
      const isSearch = search.trim() !== ''
      const { rows } = await readParticipants(site, {
        event: id,
        search,
        limit: isSearch ? Math.max(limit, mostFound) : limit,
        signal,
      })
      const { defaultPageStory, goalUnit } = options
      const pages = rows.map((row) => toDonorDrivePage(site, row, { defaultPageStory, goalUnit }))
      const raisedMinor = isSearch
        ? sumMinor(pages.map(({ money }) => money.raisedMinor))
        : toMinor(toAmount(event['sumDonations']), currency)
      return {
        pages: pages.slice(0, limit),
        raised: toMajor(raisedMinor, currency),
        money: { raisedMinor, currency },
      }
    },
  }
}

/** @throws {MissingArgumentError} without an id */
function known(campaign: Id | undefined): string {
  const id = singleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  return id
}

function toCampaign({ origin, currency, charity }: DonorDriveSite, row: DonorDriveRow): Campaign {
  const links = donorDriveLinks(origin)
  const id = toText(row['eventID']) ?? ''
  const raised = toAmount(row['sumDonations'])
  const target = toAmount(row['fundraisingGoal'])
  return {
    charities: charity ? [{ charityId: charity.id, name: charity.name, logoUrl: undefined }] : [],
    currencyCode: currency,
    donateUrl: links.campaignDonateLink(id),
    eventId: id,
    getStartedUrl: links.getStartedLink(id),
    id,
    image: toPictureAddress(row['avatarImageURL'] ?? row['avatarImage']),
    money: {
      raisedMinor: toMinor(raised, currency),
      raisedOfflineMinor: 0,
      targetMinor: toMinor(target, currency),
      currency,
    },
    name: toText(row['name']) ?? '',
    raised,
    raisedOffline: 0,
    slug: id,
    story: toPlainStory(row['description']),
    summary: undefined,
    target,
    totalDonations: toAmount(row['numDonations']),
    url: links.getStartedLink(id),
  }
}
