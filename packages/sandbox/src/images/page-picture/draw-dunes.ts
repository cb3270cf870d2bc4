import { mixColours } from '../mix-colours.ts'
import { drawKite } from './draw-kite.ts'
import { drawSails } from './draw-sails.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawGrass, drawHills, drawWater } from './terrain.ts'

/** Dunes, marram grass and a strip of sea. */
export function drawDunes(context: SceneContext): string {
  const { random, palette, tone } = context
  const marram = mixColours('#8fa05a', palette.growth, 0.45)
  const shade = mixColours(groundColours.sand, '#8a6a4a', 0.28)
  return (
    drawWater(context, { y: random.whole(280, 310), to: 430, glints: 8 }) +
    drawSails(context, 322) +
    drawKite(context) +
    drawHills(context, {
      y: 380,
      height: 34,
      fill: tone(mixColours(groundColours.sand, marram, 0.35), 0.4),
      waves: 6,
    }) +
    filledPath(
      tone(groundColours.sand, 0.12),
      'M0 400Q90 350 200 372T420 430Q560 350 690 356T820 400V600H0z',
    ) +
    filledPath(
      tone(shade, 0.1),
      'M690 356Q560 350 420 430 540 420 600 470T820 520V400Q750 360 690 356z',
    ) +
    drawGrass(
      context,
      [
        [180, 374, 34],
        [220, 380, 38],
        [260, 392, 30],
        [640, 362, 36],
        [690, 360, 42],
        [735, 370, 34],
      ],
      tone(marram, 0.1),
    ) +
    drawWalkers(context, { x: random.whole(330, 460), y: 446, height: 92, slope: 0.1 }) +
    filledPath(
      tone(mixColours(groundColours.sand, '#fff4dc', 0.35)),
      'M0 500Q150 420 330 486T640 560 820 530V600H0z',
    ) +
    filledPath(tone(shade), 'M0 500Q150 420 330 486 220 480 150 530T90 600H0z') +
    strokedPath(tone('#8a6a4a'), 6, 'M560 600V500M640 600V510M720 600V520M790 600V528') +
    strokedPath(
      tone('#8a6a4a'),
      3,
      'M560 512L640 522 720 532 790 540M560 540L640 548 720 558 790 566',
    ) +
    drawGrass(
      context,
      [
        [40, 520, 80],
        [90, 494, 92],
        [140, 480, 74],
        [330, 500, 60],
        [380, 520, 76],
        [440, 560, 64],
        [240, 580, 70],
        [700, 590, 66],
      ],
      tone(marram),
    )
  )
}
