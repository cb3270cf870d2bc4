import type { PageWire } from '@milepost/platform/testing'
import { emptyAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { pageAnswer } from './page-answer.ts'
import { pageById, visiblePage } from '../../records/page-row.ts'

/** One page by its number (wire contract §2.5.2). */
export const getPageById = defineCall<PageWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pagebyid/:pageId',
  handle(context) {
    const page = visiblePage(
      context.database,
      pageById(context.database, context.params['pageId'] ?? ''),
    )
    return page === undefined ? emptyAnswer(404) : pageAnswer(context, page)
  },
})
