import type { PageWire } from '@milepost/platform/testing'
import { emptyAnswer } from '../server/answers.ts'
import { defineCall } from '../server/define-call.ts'
import { pageAnswer } from './page-answer.ts'
import { pageByShortName } from './page-row.ts'

/** One page by its short name (wire contract §2.5.2). */
export const getPage = defineCall<PageWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/:shortName',
  handle(context) {
    const page = pageByShortName(context.database, context.params['shortName'] ?? '')
    return page === undefined ? emptyAnswer(404) : pageAnswer(context, page)
  },
})
