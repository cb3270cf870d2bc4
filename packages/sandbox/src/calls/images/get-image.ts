import { defineCall } from '../../http/define-call.ts'
import { keptImage } from '../../images/kept-image.ts'
import { drawLogo } from '../../images/draw-logo.ts'
import { drawPagePicture } from '../../images/page-picture/draw-page-picture.ts'
import { paletteOf } from '../../images/palettes.ts'
import { drawPortrait } from '../../images/portrait/draw-portrait.ts'

/**
 * A drawn picture, made from its name alone: `portrait-…` and `u…` are people, `logo-…` and `c…`
 * are marks, everything else is a landscape. The `template` only chooses a crop, and a drawing
 * fits every size.
 */
export const getImage = defineCall({
  family: 'images',
  method: 'GET',
  path: '/image/:name',
  handle({ database, params }) {
    const name = params['name'] ?? ''
    const kept = keptImage(database, name)
    if (kept !== undefined) return kept
    return new Response(drawImage(name), {
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

/** Draws the picture that an address names, such as `scene-summit-1`, as SVG. */
export function drawImage(name: string): string {
  const palette = paletteOf(name)
  const mountains = name.includes('summit')
  if (/^(?:portrait-|u\d)/.test(name)) return drawPortrait(name, { palette })
  if (/^(?:logo-|c\d)/.test(name)) return drawLogo(palette, mountains)
  return drawPagePicture(name, { palette, kind: mountains ? 'mountain' : 'coast' })
}
