import { object } from 'valibot'
import { pageByShortName } from '../pages/page-row.ts'
import { emptyAnswer, messageAnswer } from '../server/answers.ts'
import { defineCall } from '../server/define-call.ts'
import { oneText } from '../server/query-fields.ts'
import { drawQrCode } from './draw-qr-code.ts'

/** What fits a code that a phone still reads. */
const longestLink = 1000

interface Query {
  link: string | undefined
  image: string | undefined
}

/**
 * A page's QR code as a PNG: for `link`, or for where to donate (wire contract §2.7). The logo
 * named by `image` is not drawn, but a third of the code may be covered by it.
 */
export const getQrCode = defineCall<Response, Query>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/pages/:shortName/qrcode',
  withoutKey: true,
  query: object({ link: oneText, image: oneText }),
  handle({ database, origin, params }, { query }) {
    const page = pageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return emptyAnswer(404)
    const link = query.link ?? `${origin}/link/v1/fundraisingpage/donate/pageId/${page.id}`
    if (new TextEncoder().encode(link).length > longestLink) {
      return messageAnswer(400, `link must have at most ${longestLink} bytes`)
    }
    return new Response(drawQrCode(link, query.image !== undefined), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  },
})
