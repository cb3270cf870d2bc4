import { encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import type { WithEnvironment } from './with-environment.ts'

/**
 * The picture of a page's QR code, ready for an `img`.
 *
 * @param link - what the code opens, normally where to donate
 * @param image - the address of a logo in its middle
 */
export function qrCodeLink(
  { environment }: WithEnvironment,
  slug: string,
  { link, image }: { link: string; image?: string | undefined },
): string {
  const { services, provider } = environment
  const address = `${services}/v1/${provider}/pages/${encodeText(toSlug(slug))}/qrcode`
  return `${address}?link=${encodeText(link)}${image ? `&image=${encodeText(image)}` : ''}`
}
