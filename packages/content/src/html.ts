export type { SafeHtml } from './html/allowlist.ts'
export { toPlainText, richTextToHtml, sanitiseHtml } from './html/sanitise-html.ts'
export type { RichTextOptions } from './html/sanitise-html.ts'
