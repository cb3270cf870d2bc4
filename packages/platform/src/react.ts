import {
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { fetchCampaign } from './campaigns/read-campaigns.ts'
import { fetchDonation, fetchDonationFeed } from './donations/read-donations.ts'
import { fetchCampaignBoards, fetchCampaignLeaderboard } from './leaderboards/graph-leaderboards.ts'
import { fetchPageWithTags } from './pages/read-page.ts'
import type { Platform } from './platform/platform.ts'
import { fetchDonationTotals } from './totals/fetch-donation-totals.ts'
import { fetchTotals } from './totals/fetch-totals.ts'

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
export const useCampaign = /* @__PURE__ */ liveQuery('campaign', fetchCampaign)

/** Query hook for `fetchCampaignBoards`. */
export const useCampaignBoards = /* @__PURE__ */ liveQuery('campaignBoards', fetchCampaignBoards)

/** Query hook for `fetchCampaignLeaderboard`. */
export const useCampaignLeaderboard = /* @__PURE__ */ liveQuery(
  'campaignLeaderboard',
  fetchCampaignLeaderboard,
)

/** Query hook for `fetchDonation` (Spec §7: key `donation`, stale after 30 s). */
export const useDonation = /* @__PURE__ */ liveQuery('donation', fetchDonation, {
  sendsToken: true,
})

/** Query hook for `fetchDonationFeed`. */
export const useDonationFeed = /* @__PURE__ */ liveQuery('donationFeed', fetchDonationFeed)

/** Query hook for `fetchDonationTotals`. */
export const useDonationTotals = /* @__PURE__ */ liveQuery('donationTotals', fetchDonationTotals)

/** Query hook for `fetchPageWithTags`. */
export const usePage = /* @__PURE__ */ liveQuery('page', fetchPageWithTags, { sendsToken: true })

/** Query hook for `fetchTotals`. */
export const useTotals = /* @__PURE__ */ liveQuery('totals', fetchTotals)

/**
 * Creates a TanStack Query hook: fresh for 30 s, refetched at an interval that pauses while the tab is hidden. The previous data of
 * the same environment and account stays until new data arrives. The platform does the retries.
 *
 * @param name - first part of the query key. The second is the environment and, if `read` sends the token, a number for it. The last
 *   is the selection. The key contains no API key and no token.
 */
function liveQuery<Selection extends { signal?: AbortSignal | undefined }, Data>(
  name: string,
  read: (platform: Platform, selection: Selection) => Promise<Data>,
  { sendsToken = false } = {},
) {
  return (
    platform: Platform,
    selection: Omit<Selection, 'signal'>,
    options?: LiveQueryOptions<Data>,
  ): UseQueryResult<Data> => {
    const { environment, token } = platform
    const client = useQueryClient()
    const account = sendsToken && token ? tokenNumber(client, token) : ''
    const scope = [environment.id, environment.services, account].join(' ')
    return useQuery<Data>({
      queryKey: [name, scope, selection],
      queryFn: ({ signal }) => read(platform, { ...selection, signal } as Selection),
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
