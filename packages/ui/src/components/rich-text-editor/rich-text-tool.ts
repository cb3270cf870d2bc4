/** What the editor's toolbar can do. */
export type RichTextTool =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'bulletedList'
  | 'numberedList'
  | 'link'

/** The parts of the field that the editor's tools use. */
export interface EditableText {
  hasFormat(tag: string): boolean
  bold(): unknown
  removeBold(): unknown
  italic(): unknown
  removeItalic(): unknown
  underline(): unknown
  removeUnderline(): unknown
  strikethrough(): unknown
  removeStrikethrough(): unknown
  makeUnorderedList(): unknown
  makeOrderedList(): unknown
  removeList(): unknown
}

interface ToolAction {
  /** The element that it makes. */
  tag: string
  /** Its keys after Ctrl or Cmd, as screen readers are told them. */
  keys: string
  on: (text: EditableText) => unknown
  off: (text: EditableText) => unknown
}

/** How each tool but the link works. */
export const toolActions: Readonly<Record<Exclude<RichTextTool, 'link'>, ToolAction>> = {
  bold: { tag: 'B', keys: 'b', on: (text) => text.bold(), off: (text) => text.removeBold() },
  italic: { tag: 'I', keys: 'i', on: (text) => text.italic(), off: (text) => text.removeItalic() },
  underline: {
    tag: 'U',
    keys: 'u',
    on: (text) => text.underline(),
    off: (text) => text.removeUnderline(),
  },
  strikethrough: {
    tag: 'S',
    keys: 'Shift-7',
    on: (text) => text.strikethrough(),
    off: (text) => text.removeStrikethrough(),
  },
  bulletedList: {
    tag: 'UL',
    keys: 'Shift-8',
    on: (text) => text.makeUnorderedList(),
    off: (text) => text.removeList(),
  },
  numberedList: {
    tag: 'OL',
    keys: 'Shift-9',
    on: (text) => text.makeOrderedList(),
    off: (text) => text.removeList(),
  },
}
