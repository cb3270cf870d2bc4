import { getSearch } from './get-search.ts'

export const searchCalls = [getSearch]
