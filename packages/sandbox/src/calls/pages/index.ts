import { deletePage, pageUpdateCalls } from './page-writes.ts'
import {
  getCampaignPages,
  getEventPages,
  getMyPages,
  getPage,
  getPageById,
  getPagesBulk,
  getSlugSuggestions,
} from './page-reads.ts'
import { putPage } from './put-page.ts'

export const pageCalls = [
  getPagesBulk,
  getMyPages,
  getSlugSuggestions,
  getPage,
  getPageById,
  getEventPages,
  getCampaignPages,
  putPage,
  ...pageUpdateCalls,
  deletePage,
]
