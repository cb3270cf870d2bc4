/** What is said before content of another site is loaded. */
export const thirdPartyMessages = {
  feature: 'thirdParty',
  english: {
    load: 'Show',
    notice: 'This loads content from {provider}, which may set cookies.',
    open: 'Open at {provider}',
    anotherSite: 'another site',
    frameRefused: 'What should be here has no address that begins with https://.',
  },
} as const
