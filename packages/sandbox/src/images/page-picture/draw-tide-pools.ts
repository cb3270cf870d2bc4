import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawSails } from './draw-sails.ts'
import { drawWalkers } from './draw-walkers.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawWater } from './terrain.ts'

/** Rock shelves with pools that have the sky. */
export function drawTidePools(context: SceneContext): string {
  const { random, palette, light, turf, tone } = context
  const y = random.whole(250, 290)
  const shelf = mixColours(mixColours('#7d6f63', palette.deep, 0.25), turf, 0.18)
  const pool = (x: number, py: number, width: number) =>
    svg`<ellipse cx="${x}" cy="${py}" rx="${width + 8}" ry="${width * 0.3 + 6}" fill="${tone('#8f8a80')}"/><ellipse cx="${x}" cy="${py + 2}" rx="${width}" ry="${width * 0.3}" fill="${mixColours(light.skyBottom, tone('#4fa3b0'), 0.4)}"/>` +
    strokedPath(
      mixColours(light.skyBottom, '#ffffff', 0.5),
      3,
      svg`M${x - width * 0.5} ${py - width * 0.06}h${width * 0.5}M${x} ${py + width * 0.1}h${width * 0.4}`,
    )
  const star = (x: number, sy: number, size: number) =>
    strokedPath(
      tone(palette.accent),
      size * 0.5,
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            svg`M${x} ${sy}l${Math.sin((i * 2 * Math.PI) / 5 + 0.3) * size} ${-Math.cos((i * 2 * Math.PI) / 5 + 0.3) * size * 0.7}`,
        )
        .join(''),
    )
  return (
    drawWater(context, { y, to: 440 }) +
    drawSails(context, y + 12) +
    filledPath(
      tone(shelf, 0.5),
      svg`M820 ${y + 30}H560L590 ${y - 10} 650 ${y - 30} 690 ${y - 70} 760 ${y - 84} 820 ${y - 110}z`,
    ) +
    strokedPath(
      tone('#ffffff', 0.1),
      6,
      svg`M-20 ${y + 112}q30-10 60 0t60 0 60 0 60 0M660 ${y + 72}q25-10 50 0t50 0 50 0`,
    ) +
    filledPath(
      tone(shelf, 0.2),
      'M0 396L80 372 170 384 240 366 330 398 470 380 560 352 660 366 820 330V600H0z',
    ) +
    filledPath(
      tone(mixColours(shelf, '#c9bfae', 0.3), 0.1),
      'M0 430L110 402 260 424 380 406 520 426 640 394 820 400V600H0z',
    ) +
    pool(random.whole(180, 260), 436, 62) +
    drawWalkers(context, { x: random.whole(480, 560), y: 436, height: 116 }) +
    filledPath(
      tone(shelf),
      'M0 492L120 462 230 482 350 500 480 486 600 512 700 480 820 470V600H0z',
    ) +
    pool(random.whole(540, 620), 540, 104) +
    pool(random.whole(170, 240), 546, 84) +
    star(random.whole(380, 420), 560, 22) +
    (random.chance(0.6) ? star(700, 500, 15) : '') +
    strokedPath(
      tone(mixColours(palette.growth, '#6b7a2a', 0.3)),
      7,
      'M20 560q20-30 6-54M44 580q24-24 16-60M340 590q-16-22 4-44M700 590q24-16 18-46M760 570q-14-26 6-50',
    )
  )
}
