import type { RichTextTool } from './rich-text-tool.ts'

/** What a rich text editor says. */
export interface RichTextEditorWords {
  /** Names the toolbar. @default 'Formatting' */
  toolbar: string
  /** @default 'Bold', 'Italic', 'Underline', 'Strikethrough', 'Bulleted list', 'Numbered list', 'Link' */
  tools: Readonly<Record<RichTextTool, string>>
  /** @default 'Address of the link' */
  linkAddress: string
  /** @default 'Set link' */
  setLink: string
  /** @default 'Remove link' */
  removeLink: string
  /** @default 'Enter an address such as example.org/page' */
  linkError: string
  /** Shown when the editor could not be loaded. @default 'The editor could not be loaded. You can write plain text.' */
  failed: string
}

export const usualEditorWords: RichTextEditorWords = {
  toolbar: 'Formatting',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strikethrough: 'Strikethrough',
    bulletedList: 'Bulleted list',
    numberedList: 'Numbered list',
    link: 'Link',
  },
  linkAddress: 'Address of the link',
  setLink: 'Set link',
  removeLink: 'Remove link',
  linkError: 'Enter an address such as example.org/page',
  failed: 'The editor could not be loaded. You can write plain text.',
}
