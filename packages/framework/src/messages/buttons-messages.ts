/** What buttons say that an editor gave no label. */
export const buttonsMessages = {
  feature: 'buttons',
  english: {
    donate: 'Donate',
    startPage: 'Start a page',
    logIn: 'Log in',
  },
} as const
