export { fetchPageWithTags } from '../pages/fetch-page-with-tags.ts'
export { fetchPage } from '../pages/fetch-page.ts'
export { fetchPages } from '../pages/fetch-pages.ts'
export { searchPages } from '../pages/search-pages.ts'
