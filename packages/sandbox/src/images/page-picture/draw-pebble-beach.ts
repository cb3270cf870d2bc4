import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawKite } from './draw-kite.ts'
import { drawSails } from './draw-sails.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawWater } from './terrain.ts'

/** Shingle, breaking waves and timber groynes. */
export function drawPebbleBeach(context: SceneContext): string {
  const { random, palette, tone } = context
  const y = random.whole(260, 300)
  const stones = [
    '#8d8a86',
    '#b7ada0',
    '#6d737a',
    '#d9cfc0',
    mixColours('#b7ada0', palette.accent, 0.3),
  ].map((colour) => {
    const dots = Array.from({ length: 8 }, () => {
      const down = random.next() ** 0.8
      const size = 6 + down * 18
      const x = random.whole(0, 800)
      const rise = 470 + down * 128 - (x / 800) * 10
      return svg`M${x} ${rise}a${size} ${size * 0.6} 0 1 0 ${size * 2} 0a${size} ${size * 0.6} 0 1 0-${size * 2} 0`
    })
    return filledPath(tone(colour), dots.join(''))
  })
  const groyne = (x: number, from: number, to: number, width: number) =>
    strokedPath(
      tone('#54443a', 0.1),
      width,
      Array.from(
        { length: 6 },
        (_, i) =>
          svg`M${x + (i * (to - from)) / 7} ${from + (i * (to - from)) / 9}v-${width * (3 + (i % 2))}`,
      ).join(''),
    )
  return (
    drawWater(context, { y, to: 480 }) +
    drawSails(context, y + 8) +
    drawKite(context) +
    svg`<path fill="${tone(groundColours.chalk, 0.6)}" d="M820 ${y + 8}H520L540 ${y - 20} 600 ${y - 38} 700 ${y - 60} 820 ${y - 74}z"/><path fill="${tone(palette.growth, 0.6)}" d="M536 ${y - 18}Q620 ${y - 56} 820 ${y - 92}V${y - 64}Q640 ${y - 40} 536 ${y - 18}z"/>` +
    filledPath(
      tone('#ffffff', 0.05),
      'M0 432Q130 408 260 428T520 400 820 372V420Q600 430 480 446T0 470z',
    ) +
    filledPath(
      tone(mixColours('#c6bba9', palette.pale, 0.3), 0.08),
      'M0 462Q140 440 270 452T540 424 820 388V600H0z',
    ) +
    filledPath(
      tone('#a89b88'),
      'M0 462Q140 440 270 452T540 424 820 388V402Q600 440 480 452T0 482z',
    ) +
    groyne(470, 392, 470, 8) +
    groyne(120, 420, 560, 14) +
    stones.join('') +
    drawWalkers(context, { x: random.whole(420, 600), y: random.whole(490, 510), height: 112 })
  )
}
