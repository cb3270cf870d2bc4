import { getInfoPage, postForm, publicPageCalls } from './www-calls.ts'

export const wwwCalls = [...publicPageCalls, postForm, getInfoPage]
