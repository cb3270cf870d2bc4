import { seededRandom } from '../../random/seeded-random.ts'
import type { SeededRandom } from '../../random/seeded-random.ts'
import { cleanPalette } from '../clean-palette.ts'
import { mixColours } from '../mix-colours.ts'
import { drawSky } from './draw-sky.ts'
import { chooseLight } from './light.ts'
import type { SceneContext } from './light.ts'
import { pictureScenes } from './scenes.ts'
import type { Palette } from '../palettes.ts'
import { svgText } from '../svg-text.ts'

/**
 * Draws the photograph of a supporter's page as a landscape with one or two walkers, 800 × 600, as
 * SVG text of less than 6 kB. The same seed, palette and kind always give the same picture; any
 * text is a seed, also an empty one, and none of it reaches the picture.
 */
export function drawPagePicture(
  seed: string,
  { palette: given, kind }: { palette: Palette; kind: 'coast' | 'mountain' },
): string {
  const random = seededRandom(`page-picture/${kind}/${seed}`)
  const palette = cleanPalette(given)
  const light = chooseLight(random, palette)
  const context: SceneContext = {
    random,
    palette,
    light,
    turf: mixColours(
      palette.growth,
      random.pick(['#a9c26a', '#a9c26a', '#cdbb62', '#8fb58a', '#a98fa6']),
      0.45,
    ),
    id: `sky${random.whole(0, 0xff_ff_ff).toString(36)}`,
    tone: (colour, distance = 0) =>
      mixColours(mixColours(colour, light.tint, light.tintShare), light.haze, distance * 0.8),
  }
  const drawScene = random.pick(pictureScenes[kind === 'mountain' ? 'mountain' : 'coast'])
  const scene = drawSky(context) + drawScene(context)
  const picture = random.chance(0.5) ? `<g transform="matrix(-1 0 0 1 800 0)">${scene}</g>` : scene
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(random)}" width="800" height="600">${picture}</svg>`
}

/** What the camera takes in: all of the scene or a closer piece of it, always 4 to 3 and never without the foreground. */
function frame(random: SeededRandom): string {
  const width = random.whole(176, 200) * 4
  const height = (width / 4) * 3
  const x = (800 - width) * random.next()
  const y = (600 - height) * (0.65 + random.next() * 0.35)
  return svgText`${x} ${y} ${width} ${height}`
}
