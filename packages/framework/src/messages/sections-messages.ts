/** What sections say that have no feature of their own. */
export const sectionsMessages = {
  feature: 'sections',
  english: {
    unknownSlice: 'Unknown slice type: {type}',
    startRegistration: 'Start a page',
    openReports: 'Open the reports',
  },
} as const
