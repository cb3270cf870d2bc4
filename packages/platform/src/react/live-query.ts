import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

// Spec §9
const staleTimeMs = 30_000

/** How a page keeps a reading fresh. */
export interface LiveQueryOptions<Data> {
  /** How often it is read again while the tab is shown; it rests while the tab is hidden. @default never */
  refreshMs?: number | undefined
  /** false reads nothing. @default true */
  enabled?: boolean | undefined
  /** A value that the server has read already. */
  initialData?: Data | undefined
}

/**
 * Reads with TanStack Query: fresh for 30 s, again at an interval that rests while the tab is
 * hidden. The old answer stays while a new one is on its way, and the client retries by itself.
 *
 * @param name - the first part of the key; the second is the platform that is asked, the last the
 *   selection. No key or token is among them.
 */
export function useLiveQuery<Data, Selection extends object>(
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
