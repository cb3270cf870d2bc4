import type { PageWire } from '@milepost/platform/testing'
import { emptyAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { pageAnswer } from './page-answer.ts'
import { slugify } from '../../records/free-short-name.ts'
import { pageByShortName, visiblePage } from '../../records/page-row.ts'

/** One page by its short name, or with HEAD whether the name is taken (wire contract §2.5.2, §2.5.7). */
export const getPage = defineCall<PageWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/:shortName',
  handle(context) {
    const { database, params, request } = context
    const shortName = params['shortName'] ?? ''
    if (request.method === 'HEAD' && slugify(shortName) !== shortName.toLowerCase()) {
      return emptyAnswer(400)
    }
    const page = visiblePage(database, pageByShortName(database, shortName))
    return page === undefined ? emptyAnswer(404) : pageAnswer(context, page)
  },
})
