/** What a search-select says. */
export interface SearchSelectWords {
  /** Opens and closes the list. @default 'Show all' */
  toggle: string
  /** Takes the choice away. @default 'Clear' */
  clear: string
  /** @default 'Nothing found' */
  empty: string
  /** @default 'Searching …' */
  fetching: string
  /** @default 'Search does not work just now. Please try again.' */
  failed: string
  /** Announced when results arrive. @default '3 results' */
  count: (count: number) => string
  /** In the list before anything is chosen, while there is no script. @default 'Choose' */
  choose: string
}

export const usualSearchSelectWords: SearchSelectWords = {
  toggle: 'Show all',
  clear: 'Clear',
  empty: 'Nothing found',
  fetching: 'Searching …',
  failed: 'Search does not work just now. Please try again.',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  choose: 'Choose',
}
