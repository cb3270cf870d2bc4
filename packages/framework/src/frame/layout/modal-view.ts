import type { SafeHtml } from '@milepost/content/html'

/** A dialog that the query `modal` opens: plain data. */
export interface ModalView {
  /** The value of the query parameter that opens the dialog. */
  id: string
  title: string
  html: SafeHtml
  /** Address of what it embeds; empty for nothing. */
  iframe: string
  /** The frame loads without a click: its host is the charity's. */
  loads: boolean
  /** The frame is 16 to 9; otherwise it is as tall as a form needs. */
  isWide: boolean
}
