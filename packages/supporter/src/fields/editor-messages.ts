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
    linkAddress: 'Web address',
    setLink: 'Add link',
    removeLink: 'Remove link',
    linkError: 'Enter a web address, such as example.org/page',
    failed: 'We couldn’t load the editor. You can still write plain text.',
    tooLong: {
      one: 'Shorten this to {count} character',
      other: 'Shorten this to {count} characters or fewer',
    },
  },
} as const
