export { fetchPage, fetchPageWithTags } from '../pages/read-page.ts'
export { fetchPages, searchPages } from '../pages/list-pages.ts'
