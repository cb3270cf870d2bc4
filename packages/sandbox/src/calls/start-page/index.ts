import { getStartPage } from './get-start-page.ts'
import { postStartPage } from './post-start-page.ts'

export const startPageCalls = [getStartPage, postStartPage]
