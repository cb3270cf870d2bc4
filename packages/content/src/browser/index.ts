export { createBrowserSanitiser } from '../html/create-browser-sanitiser.ts'
export type { SafeHtml } from '../html/safe-html.ts'
