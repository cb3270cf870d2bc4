/** What is in the place of embedded content until a visitor asks for it. */
export const embedsMessages = {
  feature: 'embeds',
  english: {
    load: 'Show content of {host}',
    picture: 'Picture at {host}',
  },
} as const
