/** The messages of a preview. */
export const previewMessages = {
  feature: 'preview',
  english: {
    loading: 'Loading your preview',
    failed: 'This preview cannot be shown',
    failedText:
      'Its link may have expired, or the draft is not there any more. Ask for a new link where you write.',
    label: 'Preview',
    text: 'You are looking at a preview. It ends in',
    leave: 'Leave Preview',
    extend: 'Extend the preview',
    ending: 'The preview ends in less than two minutes.',
    extended: 'The preview lasts 30 minutes from now.',
  },
} as const
