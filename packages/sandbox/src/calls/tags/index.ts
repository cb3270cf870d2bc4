import { getPageTags, getTagSearch, postTag, postTags } from './tag-calls.ts'

export const tagCalls = [getTagSearch, getPageTags, postTag, postTags]
