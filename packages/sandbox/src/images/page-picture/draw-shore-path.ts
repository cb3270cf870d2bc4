import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawSails } from './draw-sails.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawGrass, drawWater } from './terrain.ts'

/** A path along the cliff tops, with headlands behind one another. */
export function drawShorePath(context: SceneContext): string {
  const { random, palette, turf, tone } = context
  const y = random.whole(270, 310)
  const grass = turf
  const headland = (x: number, top: number, distance: number) =>
    svg`<path fill="${tone(groundColours.chalk, distance)}" d="M${x} ${y + 24}L${x + 14} ${top + 26} ${x + 50} ${top + 8}H820V${y + 110}Q${x + 130} ${y + 90} ${x} ${y + 24}z"/>` +
    svg`<path fill="${tone(grass, distance)}" d="M${x + 10} ${top + 30}Q${x + 60} ${top - 16} ${x + 160} ${top - 10}T820 ${top - 50}V${y + 60}Q${x + 160} ${top + 50} ${x + 70} ${top + 44}T${x + 10} ${top + 30}z"/>`
  const thrift = Array.from(
    { length: 12 },
    () => svg`M${random.whole(20, 780)} ${random.whole(520, 590)}h0`,
  )
  return (
    drawWater(context, { y }) +
    drawSails(context, y + 10) +
    headland(random.whole(330, 390), y - 40, 0.7) +
    headland(random.whole(440, 500), y - 70, 0.42) +
    filledPath(
      tone(groundColours.chalk, 0.1),
      'M210 600Q250 470 330 430L430 400 560 372 820 330V600z',
    ) +
    filledPath(tone(grass), 'M0 560Q120 520 240 500 320 440 440 404T620 366 820 300V600H0z') +
    filledPath(
      tone(mixColours(grass, palette.growth, 0.5)),
      'M0 580Q200 520 420 560T820 500V600H0z',
    ) +
    filledPath(
      tone(groundColours.sand),
      'M360 600Q470 530 520 486T600 428Q650 396 690 372L700 374Q664 400 628 432T584 492Q540 540 500 600z',
    ) +
    strokedPath(
      tone('#6b5138', 0.1),
      5,
      'M330 470v-34M400 438v-32M470 414v-28M540 396v-26M330 446Q400 410 470 398T540 380',
    ) +
    drawWalkers(context, { x: 572, y: 500, height: 96, slope: -0.7 }) +
    strokedPath(tone(mixColours('#ef8fb0', palette.accent, 0.25)), 9, thrift.join('')) +
    drawGrass(
      context,
      [
        [60, 596, 44],
        [150, 590, 34],
        [690, 590, 46],
        [760, 570, 36],
      ],
      tone(mixColours(grass, palette.deep, 0.25)),
    )
  )
}
