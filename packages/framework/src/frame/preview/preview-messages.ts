/** Messages of previews. */
export const previewMessages = {
  feature: 'preview',
  english: {
    loading: 'Loading your preview',
    failed: 'We can’t show this preview',
    failedText:
      'The link may have expired, or the draft may have been deleted. Open a new preview from your CMS.',
    label: 'Preview',
    text: 'You’re looking at a preview. It ends in',
    leave: 'Leave Preview',
    extend: 'Extend the preview',
    ending: 'This preview ends in less than 2 minutes.',
    extended: 'This preview now ends in 30 minutes.',
  },
} as const
