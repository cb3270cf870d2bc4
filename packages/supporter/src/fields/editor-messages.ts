/** The messages of the editor of a story. */
export const editorMessages = {
  feature: 'editor',
  english: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strikethrough: 'Strikethrough',
    bulletedList: 'Bulleted list',
    numberedList: 'Numbered list',
    link: 'Link',
    linkAddress: 'Address of the link',
    setLink: 'Set link',
    removeLink: 'Remove link',
    linkError: 'Enter an address such as example.org/page',
    failed: 'The editor could not be loaded. You can write plain text.',
    tooLong: {
      one: 'Please shorten this to {count} character',
      other: 'Please shorten this to {count} characters',
    },
  },
} as const
