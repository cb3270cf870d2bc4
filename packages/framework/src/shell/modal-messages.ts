/** Messages of content dialogs. */
export const modalMessages = {
  feature: 'modal',
  english: {
    close: 'Close',
    frame: 'Form',
    play: 'Show content',
    notice: 'This loads content from {provider}, which may set cookies.',
    open: 'Open at {provider}',
  },
} as const
