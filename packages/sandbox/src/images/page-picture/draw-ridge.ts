import { mixColours } from '../mix-colours.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath } from './shapes.ts'
import { drawBoulder, drawGrass, drawHills, drawPeaks } from './terrain.ts'

/** A crest walked in the open, range behind range. */
export function drawRidge(context: SceneContext): string {
  const { random, palette, turf, tone } = context
  const snow = random.chance(0.5)
  return (
    drawPeaks(context, {
      base: 420,
      height: 230,
      colour: groundColours.blue,
      distance: 0.75,
      count: 4,
      snow,
    }) +
    drawHills(context, { y: 400, height: 46, fill: tone(groundColours.blue, 0.6), waves: 4 }) +
    drawHills(context, {
      y: 450,
      height: 50,
      fill: tone(mixColours(groundColours.blue, palette.growth, 0.4), 0.4),
      waves: 3,
    }) +
    filledPath(
      tone(turf, 0.1),
      'M0 600V500L90 470 190 478 290 420 380 398 450 350 530 306 566 316 640 380 720 400 820 460V600z',
    ) +
    filledPath(
      tone(mixColours(turf, palette.deep, 0.4), 0.08),
      'M530 306L566 316 640 380 720 400 820 460V600H560L600 520 540 450 560 380z',
    ) +
    filledPath(
      tone('#e0cfae', 0.05),
      'M150 600Q240 540 300 500T400 420Q440 384 470 352L480 350Q452 392 424 428T340 512Q290 556 250 600z',
    ) +
    drawWalkers(context, { x: random.whole(330, 380), y: 470, height: 88, slope: -0.8 }) +
    filledPath(
      tone(mixColours(turf, palette.growth, 0.6)),
      'M0 560Q90 520 180 560T360 600H0zM560 600Q680 550 820 560V600z',
    ) +
    drawBoulder(90, 590, 44, tone(groundColours.granite), tone('#b3afa8')) +
    drawBoulder(660, 596, 36, tone(groundColours.granite), tone('#b3afa8')) +
    drawGrass(
      context,
      [
        [170, 584, 34],
        [30, 580, 30],
        [720, 590, 36],
      ],
      tone(mixColours(palette.growth, palette.deep, 0.3)),
    )
  )
}
