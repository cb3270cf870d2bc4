export type SearchStatus = 'ready' | 'fetching' | 'failed'

export interface SearchMessages {
  /** Accessible name of the list. @default 'Results' */
  results: string
  /** @default 'Nothing found' */
  empty: string
  /** @default 'Searching…' */
  fetching: string
  /** @default 'Search isn’t working at the moment. Try again.' */
  failed: string
  /** Number of results, announced when they are shown. @default '3 results' */
  count: (count: number) => string
}

export const defaultSearchMessages: SearchMessages = {
  results: 'Results',
  empty: 'Nothing found',
  fetching: 'Searching…',
  failed: 'Search isn’t working at the moment. Try again.',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
}

/** Returns the text below the results: their number, or why there are none. */
export function statusText(
  status: SearchStatus,
  count: number,
  messages: Omit<SearchMessages, 'results'>,
): string {
  if (status !== 'ready') return messages[status]
  return count === 0 ? messages.empty : messages.count(count)
}
