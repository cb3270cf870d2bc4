import { demoImage } from '../../demo-image.ts'
import { defineCall } from '../../http/define-call.ts'
import { keptImage } from '../../images/kept-image.ts'

/** An uploaded image, or a demo image chosen by its name. SVG fits every size, so `template` changes nothing. */
export const getImage = defineCall({
  family: 'images',
  method: 'GET',
  path: '/image/:name',
  handle({ database, params }) {
    const name = params['name'] ?? ''
    const uploaded = keptImage(database, name)
    if (uploaded !== undefined) return uploaded
    return new Response(demoImage(name), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  },
})
