import type { PageTagsWire } from '@milepost/platform/testing'
import { pageByShortName } from '../../records/page-row.ts'
import { emptyAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { pageTags } from './page-tags.ts'

/** The tags of a page (wire contract §2.5.9). */
export const getPageTags = defineCall<PageTagsWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/tags/:shortName',
  handle({ database, params }) {
    const page = pageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return emptyAnswer(404)
    return { pageShortName: page.shortName, tags: pageTags(database, page.id) }
  },
})
