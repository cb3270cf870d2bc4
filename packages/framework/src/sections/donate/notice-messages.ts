/** What a notice at the top of pages is called by screen readers. */
export const noticeMessages = {
  feature: 'notice',
  english: { label: 'Notice' },
} as const
