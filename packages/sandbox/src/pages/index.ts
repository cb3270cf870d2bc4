import { getPage } from './get-page.ts'
import { getPageById } from './get-page-by-id.ts'
import { getPageTags } from './get-page-tags.ts'
import { getPagesBulk } from './get-pages-bulk.ts'

export const pageCalls = [getPagesBulk, getPage, getPageById, getPageTags]
