import type { TextSource } from './text-sources.ts'

/** What the list says. It is for people who work on the site, so it is in English alone. */
export const sourceWords = {
  title: 'Where the words come from',
  help: 'Press a text on the page, or one in this list. Links and buttons of the page do nothing meanwhile.',
  open: 'Show where the words come from',
  close: 'Make small',
  count: (texts: number) => (texts === 1 ? '1 text' : `${texts} texts`),
  edit: (title: string) => `Open “${title}” (opens in a new tab)`,
  place(source: TextSource): string {
    switch (source.kind) {
      case 'document': {
        const { title, type, uid } = source.document
        return `Document: ${title} (${[type, uid].filter(Boolean).join('/')}). Field: ${source.field}`
      }
      case 'message':
        return `Milepost says this. To say something else, add the message ${source.key} to the site’s document.`
      case 'platform':
        return 'A supporter wrote this on the fundraising platform.'
      case 'unknown':
        return 'This is in no document: a figure, a date or a name that the platform gives.'
    }
  },
} as const
