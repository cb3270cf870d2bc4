import { getStartPage, postStartPage } from './start-page-calls.ts'

export const startPageCalls = [getStartPage, postStartPage]
