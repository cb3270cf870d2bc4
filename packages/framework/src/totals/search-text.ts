const longestSearch = 60

/** A text to search for, so that texts which find the same are one read. */
export function searchText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, longestSearch)
}
