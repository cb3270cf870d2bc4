import { seededRandom } from '../../random/seeded-random.ts'
import { cleanPalette } from '../clean-palette.ts'
import type { Palette } from '../palettes.ts'
import { svgText as svg } from '../svg-text.ts'
import { choosePerson } from './choose-person.ts'
import { drawBackdrop } from './draw-backdrop.ts'
import { drawBeard } from './draw-beard.ts'
import { drawClothes } from './draw-clothes.ts'
import { drawHeadCovering } from './draw-head-covering.ts'
import type { HeadCovering } from './draw-head-covering.ts'
import { drawFeatures, drawHead, drawMouth } from './draw-face.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawHair } from './draw-hair.ts'

/**
 * Draws the head and shoulders of an invented person, 400 × 400, as SVG text of less than 6 kB.
 * The same seed and palette always give the same person; any text is a seed, also an empty one,
 * and none of it reaches the picture. The face stays clear of the corners, so that the picture
 * may be cropped to a circle.
 */
export function drawPortrait(seed: string, { palette }: { palette: Palette }): string {
  const random = seededRandom(`portrait/${seed}`)
  const person = choosePerson(random, cleanPalette(palette))
  // The seeded supporters' pictures say in their names who may wear a beard.
  const even = random.chance(0.5)
  const soft = /-[ab]\.svg$/.test(seed) ? seed.endsWith('-a.svg') : even
  const covering: HeadCovering = random.chance(0.28)
    ? drawHeadCovering(person, { long: soft })
    : drawHair(person, { long: soft })
  const beard = soft ? '' : (covering.beard ?? drawBeard(person))
  const head = [
    drawHead(person),
    drawFeatures(person, { soft }),
    beard,
    drawMouth(person, { soft }),
    covering.before,
    drawGlasses(person),
  ].join('')
  const tilt = svg`transform="rotate(${random.whole(-4, 4)} 200 280)"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
    drawBackdrop(person) +
    '<g transform="translate(-34 -34) scale(1.17)">' +
    `<g ${tilt}>${covering.behind}</g>${drawClothes(person)}<g ${tilt}>${head}</g></g></svg>`
  )
}
