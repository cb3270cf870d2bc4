export { fetchPageTags } from '../pages/fetch-page-tags.ts'
export { searchTags } from '../pages/search-tags.ts'
export { writeTag } from '../tags/write-tag.ts'
export { writeTags } from '../tags/write-tags.ts'
