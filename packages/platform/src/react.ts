import type { TotalsRecord } from '@milepost/measures'
import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Campaign } from './campaigns/campaign.ts'
import { fetchCampaign } from './campaigns/fetch-campaign.ts'
import type { DonationTotals } from './donations/donation-totals.ts'
import type { Donation } from './donations/donation.ts'
import {
  fetchDonationFeed,
  type DonationFeed,
  type DonationFeedSelection,
} from './donations/fetch-donation-feed.ts'
import { fetchDonation } from './donations/fetch-donation.ts'
import type { CampaignLeaderboard } from './leaderboards/campaign-leaderboard.ts'
import {
  fetchCampaignBoards,
  type CampaignBoards,
  type CampaignBoardsSelection,
} from './leaderboards/fetch-campaign-boards.ts'
import {
  fetchCampaignLeaderboard,
  type CampaignLeaderboardSelection,
} from './leaderboards/fetch-campaign-leaderboard.ts'
import { fetchPageWithTags, type PageWithTagsSelection } from './pages/fetch-page-with-tags.ts'
import type { Page } from './pages/page.ts'
import type { Platform } from './platform/platform.ts'
import type { Id } from './request/list-ids.ts'
import {
  fetchDonationTotals,
  type DonationTotalsSelection,
} from './totals/fetch-donation-totals.ts'
import { fetchTotals, type TotalsSelection } from './totals/fetch-totals.ts'

// Spec §9
const staleTimeMs = 30_000

/** Options of a query that a page refreshes. */
export interface LiveQueryOptions<Data> {
  /** Interval between reads while the tab is visible, in milliseconds. @default no refresh */
  refreshMs?: number | undefined
  /** false reads nothing. @default true */
  enabled?: boolean | undefined
  /** A value that the server has read already. */
  initialData?: Data | undefined
}

/** Reads a campaign; as `fetchCampaign`. */
export function useCampaign(
  platform: Platform,
  selection: { campaign: Id },
  options?: LiveQueryOptions<Campaign>,
): UseQueryResult<Campaign> {
  return useLiveQuery(platform, 'campaign', selection, fetchCampaign, options)
}

/** Reads both leaderboards of a campaign and its totals; as `fetchCampaignBoards`. */
export function useCampaignBoards(
  platform: Platform,
  selection: Omit<CampaignBoardsSelection, 'signal'>,
  options?: LiveQueryOptions<CampaignBoards>,
): UseQueryResult<CampaignBoards> {
  return useLiveQuery(platform, 'campaignBoards', selection, fetchCampaignBoards, options)
}

/** Reads a campaign's leaderboard; as `fetchCampaignLeaderboard`. */
export function useCampaignLeaderboard(
  platform: Platform,
  selection: Omit<CampaignLeaderboardSelection, 'signal'>,
  options?: LiveQueryOptions<CampaignLeaderboard>,
): UseQueryResult<CampaignLeaderboard> {
  return useLiveQuery(platform, 'campaignLeaderboard', selection, fetchCampaignLeaderboard, options)
}

/** Reads one donation (Spec §7: key `donation`, fresh for 30 s). */
export function useDonation(
  platform: Platform,
  selection: { id: string | number },
  options?: LiveQueryOptions<Donation>,
): UseQueryResult<Donation> {
  return useLiveQuery(platform, 'donation', selection, fetchDonation, options)
}

/** Reads the latest donations; as `fetchDonationFeed`. */
export function useDonationFeed(
  platform: Platform,
  selection: Omit<DonationFeedSelection, 'signal'>,
  options?: LiveQueryOptions<DonationFeed>,
): UseQueryResult<DonationFeed> {
  return useLiveQuery(platform, 'donationFeed', selection, fetchDonationFeed, options)
}

/** Reads what was given to something; as `fetchDonationTotals`. */
export function useDonationTotals(
  platform: Platform,
  selection: Omit<DonationTotalsSelection, 'signal'>,
  options?: LiveQueryOptions<DonationTotals>,
): UseQueryResult<DonationTotals> {
  return useLiveQuery(platform, 'donationTotals', selection, fetchDonationTotals, options)
}

/** Reads a page with its tags; as `fetchPageWithTags`. */
export function usePage(
  platform: Platform,
  selection: Omit<PageWithTagsSelection, 'signal'>,
  options?: LiveQueryOptions<Page>,
): UseQueryResult<Page> {
  return useLiveQuery(platform, 'page', selection, fetchPageWithTags, options)
}

/** Reads totals by tag; as `fetchTotals`. */
export function useTotals(
  platform: Platform,
  selection: Omit<TotalsSelection, 'signal'>,
  options?: LiveQueryOptions<TotalsRecord[]>,
): UseQueryResult<TotalsRecord[]> {
  return useLiveQuery(platform, 'totals', selection, fetchTotals, options)
}

/**
 * Reads with TanStack Query: fresh for 30 s, again at an interval that rests while the tab is
 * hidden. The old answer stays while a new one is on its way, and the client retries by itself.
 *
 * @param name - the first part of the key; the second is the platform that is asked, the last the
 *   selection. No key or token is among them.
 */
function useLiveQuery<Data, Selection extends object>(
  platform: Platform,
  name: string,
  selection: Selection,
  read: (platform: Platform, selection: Selection & { signal: AbortSignal }) => Promise<Data>,
  { refreshMs, enabled = true, initialData }: LiveQueryOptions<Data> = {},
): UseQueryResult<Data> {
  const { environment } = platform
  const queryKey: QueryKey = [name, `${environment.id} ${environment.services}`, selection]
  return useQuery<Data>({
    queryKey,
    queryFn: ({ signal }) => read(platform, { ...selection, signal }),
    staleTime: staleTimeMs,
    refetchInterval: refreshMs ?? false,
    refetchIntervalInBackground: false,
    retry: false,
    enabled,
    placeholderData: keepPreviousData,
    ...(initialData !== undefined && { initialData }),
  } as Parameters<typeof useQuery<Data>>[0])
}
