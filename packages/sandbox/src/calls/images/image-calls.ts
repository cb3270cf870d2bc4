import { createDemoImage } from '../../demo-image.ts'
import { defineCall } from '../../http/define-call.ts'
import { getImageUrls, serveUploadedImage, findUploadedImage } from '../../images/stored-image.ts'
import { findPageByShortName } from '../../records/page-row.ts'
import { createEmptyResponse, createMessageResponse } from '../../http/responses.ts'
import { object } from 'valibot'
import type { Database } from '../../database/open-database.ts'
import { oneText } from '../../http/fields.ts'
import { drawBrandedQrCode, type StoredImage } from '../../images/draw-branded-qr-code.ts'
import { drawQrCode } from '../../images/draw-qr-code.ts'

/** Serves an uploaded image, or a demo image generated from its name. Ignores `template`, because SVGs scale. */
export const getImage = defineCall({
  family: 'images',
  method: 'GET',
  path: '/image/:name',
  handle({ database, params }) {
    const name = params['name'] ?? ''
    const uploaded = serveUploadedImage(database, name)
    if (uploaded !== undefined) return uploaded
    return new Response(createDemoImage(name), {
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

/** Redirects to the image of a page, by slug (wire contract §2.7). Requires no API key, because browsers request it. */
export const getPageImage = defineCall({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/pages/:shortName/image',
  withoutKey: true,
  handle({ database, origin, params }) {
    const page = findPageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return createEmptyResponse(404)
    return new Response(null, {
      status: 302,
      headers: {
        location: getImageUrls(origin, page.image).absolute,
        'cache-control': 'no-cache',
      },
    })
  },
})

/** Maximum length of a link in a scannable QR code, in bytes. */
const maxLinkBytes = 1000

interface QrCodeQuery {
  link: string | undefined
  image: string | undefined
}

/** Maximum size of a logo, in bytes. Logos are embedded in the SVG. */
const maxLogoBytes = 1_000_000

/**
 * Returns a QR code for `link`, or for the page's donate link (wire contract §2.7): an SVG with a logo in the centre if
 * `image` is one of our images, and a PNG otherwise. Images from other hosts are not fetched. The PNG then has enough
 * error correction for a logo.
 */
export const getQrCode = defineCall<Response, QrCodeQuery>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/pages/:shortName/qrcode',
  withoutKey: true,
  query: object({ link: oneText, image: oneText }),
  handle({ database, origin, params }, { query }) {
    const page = findPageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return createEmptyResponse(404)
    const link = query.link ?? `${origin}/link/v1/fundraisingpage/donate/pageId/${page.id}`
    if (new TextEncoder().encode(link).length > maxLinkBytes) {
      return createMessageResponse(400, `link must have at most ${maxLinkBytes} bytes`)
    }
    const logo =
      query.image === undefined ? undefined : findImageByUrl(database, origin, query.image)
    const code = logo
      ? { type: 'image/svg+xml', picture: drawBrandedQrCode(link, logo) }
      : { type: 'image/png', picture: drawQrCode(link, query.image !== undefined) }
    return new Response(code.picture, {
      headers: {
        'content-type': code.type,
        'content-security-policy': "default-src 'none'; img-src data:",
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  },
})

/** Returns the uploaded or generated image at one of our URLs; undefined for other URLs and large images. */
function findImageByUrl(
  database: Database,
  origin: string,
  address: string,
): StoredImage | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  const { host, pathname } = new URL(getImageUrls(origin, '').absolute)
  if (url?.host !== host || !url.pathname.startsWith(pathname)) return undefined
  const name = decodePathSegment(url.pathname.slice(pathname.length))
  if (name === '') return undefined
  const picture = findUploadedImage(database, name) ?? {
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(createDemoImage(name)),
  }
  return picture.bytes.length > maxLogoBytes ? undefined : picture
}

function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
