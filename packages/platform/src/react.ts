import {
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { fetchCampaign } from './campaigns/read-campaigns.ts'
import { fetchDonation, fetchDonationFeed } from './donations/read-donations.ts'
import {
  fetchCampaignLeaderboards,
  fetchCampaignLeaderboard,
} from './leaderboards/graph-leaderboards.ts'
import { fetchPageWithTags } from './pages/read-page.ts'
import type { Platform } from './platform/platform.ts'
import { fetchDonationTotals } from './totals/fetch-donation-totals.ts'
import { fetchTotals } from './totals/fetch-totals.ts'

// Spec §9
const staleTimeMs = 30_000

/** Options of a live query. */
export interface LiveQueryOptions<Data> {
  /** Refetch interval in ms, while the tab is visible. @default no refetching */
  refreshMs?: number | undefined
  /** @default true */
  enabled?: boolean | undefined
  /** Data that has already been fetched, for example on the server. */
  initialData?: Data | undefined
}

/** Query hook for `fetchCampaign`. */
export const useCampaign = /* @__PURE__ */ liveQuery('campaign', fetchCampaign)

/** Query hook for `fetchCampaignLeaderboards`. */
export const useCampaignLeaderboards = /* @__PURE__ */ liveQuery(
  'campaignLeaderboards',
  fetchCampaignLeaderboards,
)

/** Query hook for `fetchCampaignLeaderboard`. */
export const useCampaignLeaderboard = /* @__PURE__ */ liveQuery(
  'campaignLeaderboard',
  fetchCampaignLeaderboard,
)

/** Query hook for `fetchDonation`. The query key starts with `donation`, and data is stale after 30 s (Spec §7). */
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
 * Creates a TanStack Query hook. Data is stale after 30 s. Refetching pauses while the tab is hidden. When the selection changes, data of
 * the same environment and account is shown until new data arrives. Retries are left to the platform.
 *
 * @param name - first part of the query key. The other parts are a scope (environment and, if `sendsToken`, a number that stands for the
 *   token) and the selection, so the key never contains a secret.
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
    const account = sendsToken && token ? getTokenNumber(client, token) : ''
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

/** Returns a number that identifies a token within a query client, so that accounts never share data. */
function getTokenNumber(client: QueryClient, token: string): number {
  const seen = tokens.get(client) ?? []
  tokens.set(client, seen)
  return seen.includes(token) ? seen.indexOf(token) : seen.push(token) - 1
}
