/** The link by which visitors report a supporter’s page. */
export const pageToolsMessages = {
  feature: 'pageTools',
  english: {
    /** Where a page can be reported; a site sets it, and without one there is no such link. */
    reportAddress: '',
    reportPage: 'Report this page',
    reportNote: 'Opens an e-mail to the people who look after this site.',
    reportSubject: 'Report about {page}',
    reportBody: 'Page: {url}\n\nWhat is wrong with it:\n',
  },
} as const
