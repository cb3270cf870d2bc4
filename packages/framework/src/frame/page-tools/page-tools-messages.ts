export const pageToolsMessages = {
  feature: 'pageTools',
  english: {
    /** URL to report a page; the link is shown only if a site sets it. */
    reportAddress: '',
    reportPage: 'Report this page',
    reportNote: 'Opens an email to the people who run this site.',
    reportSubject: 'Report about {page}',
    reportBody: 'Page: {url}\n\nWhat’s wrong with it:\n',
  },
} as const
