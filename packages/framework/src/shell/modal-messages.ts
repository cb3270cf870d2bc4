/** What dialogs of content say. */
export const modalMessages = {
  modalClose: 'Close',
  modalFrame: 'Form',
  modalPlay: 'Load it',
  modalNotice: 'This loads content from {provider}, which may set cookies.',
  modalOpen: 'Open at {provider}',
} as const
