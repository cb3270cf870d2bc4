/** What the land is made of, before any light falls on it. */
export const groundColours = {
  sand: '#e9d6b1',
  chalk: '#efe7d8',
  rock: '#6d6a68',
  granite: '#8c8a88',
  /** Far mountains. */
  blue: '#6b7f99',
} as const
