import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { coniferPath, filledPath, strokedPath } from './shapes.ts'
import { drawBoulder, drawGrass, drawPeaks } from './terrain.ts'

/** Peaks and their reflection. */
export function drawLake(context: SceneContext): string {
  const { random, palette, light, turf, tone } = context
  const range = drawPeaks(context, {
    base: 360,
    height: 270,
    colour: mixColours(groundColours.blue, palette.deep, 0.15),
    distance: 0.4,
    count: 3,
    snow: true,
  })
  const shore = turf
  const tent = random.chance(0.5)
    ? filledPath(tone(palette.accent), 'M610 520L670 440 740 520z') +
      filledPath(tone(mixColours(palette.accent, palette.deep, 0.35)), 'M670 440L650 520H690z')
    : drawBoulder(680, 530, 50, tone(groundColours.granite), tone('#bab5ab'))
  const woods = Array.from({ length: 10 }, (_, i) =>
    coniferPath(i * 86 + random.whole(-24, 24), 366, random.whole(34, 64)),
  )
  return (
    range +
    filledPath(tone(palette.growth, 0.3), `M0 352H800V368H0z${woods.join('')}`) +
    filledPath(mixColours(light.skyBottom, light.skyTop, 0.35), 'M0 364H800V600H0z') +
    `<g opacity=".42" transform="matrix(1 0 0 -.62 0 588)">${range}</g>` +
    filledPath(mixColours(tone(palette.deep), light.skyTop, 0.55), 'M0 364H800V371H0z') +
    strokedPath(
      mixColours(light.skyBottom, light.sun, 0.7),
      3,
      Array.from(
        { length: 8 },
        () => svg`M${random.whole(0, 740)} ${random.whole(384, 520)}h${random.whole(20, 70)}`,
      ).join(''),
    ) +
    filledPath(tone('#b9aa8d', 0.05), 'M0 540Q180 500 360 522T640 500 820 508V600H0z') +
    filledPath(tone(shore), 'M0 560Q180 516 360 540T640 512 820 520V600H0z') +
    tent +
    drawWalkers(context, { x: random.whole(330, 480), y: 556, height: 116 }) +
    drawBoulder(110, 570, 40, tone(groundColours.granite), tone('#bab5ab')) +
    drawGrass(
      context,
      [
        [40, 590, 56],
        [190, 580, 44],
        [250, 596, 50],
        [560, 590, 44],
        [770, 580, 50],
      ],
      tone(mixColours(shore, palette.deep, 0.35)),
    )
  )
}
