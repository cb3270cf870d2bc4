import { getInfoPage } from './get-info-page.ts'
import { publicPageCalls } from './get-public-pages.ts'
import { postForm } from './post-form.ts'

export const wwwCalls = [...publicPageCalls, postForm, getInfoPage]
