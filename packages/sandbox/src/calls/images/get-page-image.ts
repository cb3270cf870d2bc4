import { pageByShortName } from '../../records/page-row.ts'
import { emptyAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { imageAddresses } from '../../images/image-address.ts'

/** The picture of a page, by its short name (wire contract §2.7). Browsers fetch it without a key. */
export const getPageImage = defineCall({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/pages/:shortName/image',
  withoutKey: true,
  handle({ database, origin, params }) {
    const page = pageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return emptyAnswer(404)
    return new Response(null, {
      status: 302,
      headers: {
        location: imageAddresses(origin, page.image).absolute,
        'cache-control': 'no-cache',
      },
    })
  },
})
