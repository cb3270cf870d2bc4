export { cancelPage, readBackPage, updatePage } from '../pages/update-page.ts'
export { createPage } from '../pages/create-page.ts'
export { fetchUserPages } from '../pages/list-pages.ts'
export { isPageSlugTaken, suggestPageSlugs } from '../pages/read-page.ts'
