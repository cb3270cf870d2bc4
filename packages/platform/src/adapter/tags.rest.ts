export { fetchPageTags } from '../pages/read-page.ts'
export { searchTags } from '../pages/list-pages.ts'
export { writeTag, writeTags } from '../tags/write-tags.ts'
