import { getPageTags } from './get-page-tags.ts'
import { getTagSearch } from './get-tag-search.ts'
import { postTag, postTags } from './post-tag-calls.ts'

export const tagCalls = [getTagSearch, getPageTags, postTag, postTags]
