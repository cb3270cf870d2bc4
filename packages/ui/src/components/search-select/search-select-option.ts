/** One option of a search-select. */
export interface SearchSelectOption {
  /** What the form sends; not empty. */
  value: string
  label: string
  /** Smaller, below the label; found by searching, too. */
  note?: string | undefined
}
