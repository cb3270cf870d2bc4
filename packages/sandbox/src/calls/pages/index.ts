import { deletePage } from './delete-page.ts'
import { getCampaignPages } from './get-campaign-pages.ts'
import { getEventPages } from './get-event-pages.ts'
import { getMyPages } from './get-my-pages.ts'
import { getPage } from './get-page.ts'
import { getPageById } from './get-page-by-id.ts'
import { getPagesBulk } from './get-pages-bulk.ts'
import { getSuggestions } from './get-suggestions.ts'
import { pageUpdateCalls } from './page-update-calls.ts'
import { putPage } from './put-page.ts'

export const pageCalls = [
  getPagesBulk,
  getMyPages,
  getSuggestions,
  getPage,
  getPageById,
  getEventPages,
  getCampaignPages,
  putPage,
  ...pageUpdateCalls,
  deletePage,
]
