/** Accessible name of a notice. */
export const noticeMessages = {
  feature: 'notice',
  english: { label: 'Notice' },
} as const
