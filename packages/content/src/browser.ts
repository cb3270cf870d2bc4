export type { SafeHtml } from './html/allowlist.ts'
export { createBrowserSanitiser } from './html/create-browser-sanitiser.ts'
