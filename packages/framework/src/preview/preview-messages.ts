/** What a preview says. */
export const previewMessages = {
  previewLoading: 'Loading your preview',
  previewFailed: 'This preview cannot be shown',
  previewFailedText:
    'Its link may have expired, or the draft is not there any more. Ask for a new link where you write.',
  previewLabel: 'Preview',
  previewText: 'You are looking at a preview. It ends in',
  previewLeave: 'Leave Preview',
} as const
