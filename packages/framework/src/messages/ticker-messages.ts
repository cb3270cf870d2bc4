/** The messages of the ticker of gifts. */
export const tickerMessages = {
  feature: 'ticker',
  english: {
    label: 'Latest gifts',
    gave: '{name} gave {amount}',
    gaveHidden: '{name} gave',
  },
} as const
