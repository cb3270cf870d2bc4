import type { TotalsRecord } from '@milepost/measures'
import {
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Campaign } from './campaigns/campaign.ts'
import { fetchCampaign } from './campaigns/read-campaigns.ts'
import type { Donation, DonationTotals } from './donations/donation.ts'
import {
  type DonationFeed,
  type DonationFeedSelection,
  fetchDonation,
  fetchDonationFeed,
} from './donations/read-donations.ts'
import {
  type CampaignBoards,
  type CampaignBoardsSelection,
  type CampaignLeaderboardSelection,
  fetchCampaignBoards,
  fetchCampaignLeaderboard,
} from './leaderboards/graph-leaderboards.ts'
import type { CampaignLeaderboard } from './leaderboards/leaderboard-entry.ts'
import type { Page } from './pages/page.ts'
import { fetchPageWithTags, type PageWithTagsSelection } from './pages/read-page.ts'
import type { Platform } from './platform/platform.ts'
import type { Id } from './request/arguments.ts'
import {
  type DonationTotalsSelection,
  fetchDonationTotals,
} from './totals/fetch-donation-totals.ts'
import { fetchTotals, type TotalsSelection } from './totals/fetch-totals.ts'

// Spec §9
const staleTimeMs = 30_000

/** Options of a live query. */
export interface LiveQueryOptions<Data> {
  /** Interval between reads while the tab is visible, in milliseconds. @default no refresh */
  refreshMs?: number | undefined
  /** @default true */
  enabled?: boolean | undefined
  /** Data that the server has already fetched. */
  initialData?: Data | undefined
}

/** Query hook for `fetchCampaign`. */
export const useCampaign = /* @__PURE__ */ liveQuery<{ campaign: Id }, Campaign>(
  'campaign',
  fetchCampaign,
)

/** Query hook for `fetchCampaignBoards`. */
export const useCampaignBoards = /* @__PURE__ */ liveQuery<
  Omit<CampaignBoardsSelection, 'signal'>,
  CampaignBoards
>('campaignBoards', fetchCampaignBoards)

/** Query hook for `fetchCampaignLeaderboard`. */
export const useCampaignLeaderboard = /* @__PURE__ */ liveQuery<
  Omit<CampaignLeaderboardSelection, 'signal'>,
  CampaignLeaderboard
>('campaignLeaderboard', fetchCampaignLeaderboard)

/** Query hook for `fetchDonation` (Spec §7: key `donation`, stale after 30 s). */
export const useDonation = /* @__PURE__ */ liveQuery<{ id: string | number }, Donation>(
  'donation',
  fetchDonation,
  { sendsToken: true },
)

/** Query hook for `fetchDonationFeed`. */
export const useDonationFeed = /* @__PURE__ */ liveQuery<
  Omit<DonationFeedSelection, 'signal'>,
  DonationFeed
>('donationFeed', fetchDonationFeed)

/** Query hook for `fetchDonationTotals`. */
export const useDonationTotals = /* @__PURE__ */ liveQuery<
  Omit<DonationTotalsSelection, 'signal'>,
  DonationTotals
>('donationTotals', fetchDonationTotals)

/** Query hook for `fetchPageWithTags`. */
export const usePage = /* @__PURE__ */ liveQuery<Omit<PageWithTagsSelection, 'signal'>, Page>(
  'page',
  fetchPageWithTags,
  { sendsToken: true },
)

/** Query hook for `fetchTotals`. */
export const useTotals = /* @__PURE__ */ liveQuery<Omit<TotalsSelection, 'signal'>, TotalsRecord[]>(
  'totals',
  fetchTotals,
)

/**
 * Creates a TanStack Query hook: fresh for 30 s, refetched at an interval that pauses while the tab is hidden. The previous data of
 * the same environment and account stays until new data arrives. The platform does the retries.
 *
 * @param name - first part of the query key. The second is the environment and, if `read` sends the token, a number for it. The last
 *   is the selection. The key contains no API key and no token.
 */
function liveQuery<Selection extends object, Data>(
  name: string,
  read: (platform: Platform, selection: Selection & { signal: AbortSignal }) => Promise<Data>,
  { sendsToken = false } = {},
) {
  return (
    platform: Platform,
    selection: Selection,
    options?: LiveQueryOptions<Data>,
  ): UseQueryResult<Data> => {
    const { environment, token } = platform
    const client = useQueryClient()
    const account = sendsToken && token ? tokenNumber(client, token) : ''
    const scope = [environment.id, environment.services, account].join(' ')
    return useQuery<Data>({
      queryKey: [name, scope, selection],
      queryFn: ({ signal }) => read(platform, { ...selection, signal }),
      staleTime: staleTimeMs,
      refetchInterval: options?.refreshMs ?? false,
      refetchIntervalInBackground: false,
      retry: false,
      enabled: options?.enabled ?? true,
      placeholderData: (data, query) => (query?.queryKey[1] === scope ? data : undefined),
      ...(options?.initialData !== undefined && { initialData: options.initialData }),
    } as Parameters<typeof useQuery<Data>>[0])
  }
}

const tokens = new WeakMap<QueryClient, string[]>()

/** Returns a number for a token, different for every token of a query client, so that accounts share no data. */
function tokenNumber(client: QueryClient, token: string): number {
  const seen = tokens.get(client) ?? []
  tokens.set(client, seen)
  return seen.includes(token) ? seen.indexOf(token) : seen.push(token) - 1
}
