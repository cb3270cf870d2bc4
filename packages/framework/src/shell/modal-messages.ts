/** The messages of dialogs of content. */
export const modalMessages = {
  feature: 'modal',
  english: {
    close: 'Close',
    frame: 'Form',
    play: 'Load it',
    notice: 'This loads content from {provider}, which may set cookies.',
    open: 'Open at {provider}',
  },
} as const
