/** Name of a toolbar button. */
export type RichTextTool =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'bulletedList'
  | 'numberedList'
  | 'link'

/** Labels and messages of the editor. */
export interface RichTextEditorMessages {
  /** Accessible name of the toolbar. @default 'Formatting' */
  toolbar: string
  /** @default 'Bold', 'Italic', 'Underline', 'Strikethrough', 'Bulleted list', 'Numbered list', 'Link' */
  tools: Readonly<Record<RichTextTool, string>>
  /** @default 'Web address' */
  linkAddress: string
  /** @default 'Add link' */
  setLink: string
  /** @default 'Remove link' */
  removeLink: string
  /** @default 'Enter a web address, such as example.org/page' */
  linkError: string
  /** Shown if the editor cannot be loaded. @default 'We couldn’t load the editor. You can still write plain text.' */
  failed: string
}

/** English labels and messages of the editor. */
export const defaultEditorMessages = {
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
  linkAddress: 'Web address',
  setLink: 'Add link',
  removeLink: 'Remove link',
  linkError: 'Enter a web address, such as example.org/page',
  failed: 'We couldn’t load the editor. You can still write plain text.',
} as const satisfies RichTextEditorMessages

/** Labels and messages of the cropper. */
export interface ImageCropMessages {
  /** Title of the dialog. @default 'Crop your photo' */
  title: string
  /** Accessible name of the focusable frame. @default 'Position of the photo' */
  position: string
  /** @default 'Drag the photo, or move it with the arrow keys or sliders.' */
  hint: string
  /** Label of the horizontal slider. @default 'From left to right' */
  across: string
  /** Label of the vertical slider. @default 'From top to bottom' */
  down: string
  /** Label of the zoom slider. @default 'Zoom' */
  zoom: string
  /** @default 'Use photo' */
  apply: string
  /** @default 'Cancel' */
  cancel: string
  /** @default 'Loading your photo' */
  loading: string
  /** @default 'We can’t read this photo. Choose another one.' */
  failed: string
}

/** English labels and messages of the cropper. */
export const defaultImageCropMessages = {
  title: 'Crop your photo',
  position: 'Position of the photo',
  hint: 'Drag the photo, or move it with the arrow keys or sliders.',
  across: 'From left to right',
  down: 'From top to bottom',
  zoom: 'Zoom',
  apply: 'Use photo',
  cancel: 'Cancel',
  loading: 'Loading your photo',
  failed: 'We can’t read this photo. Choose another one.',
} as const satisfies ImageCropMessages
