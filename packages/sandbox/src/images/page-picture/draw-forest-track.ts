import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { coniferPath, filledPath } from './shapes.ts'
import { drawGrass, drawPeaks } from './terrain.ts'

/** A track between tall trees. */
export function drawForestTrack(context: SceneContext): string {
  const { random, palette, light, turf, tone } = context
  const rows = [
    { y: 400, size: 190, distance: 0.68, count: 10, gap: 70 },
    { y: 440, size: 250, distance: 0.44, count: 7, gap: 130 },
    { y: 490, size: 330, distance: 0.2, count: 6, gap: 200 },
  ].map(({ y, size, distance, count, gap }) => {
    const trees = Array.from({ length: count }, (_, i) => {
      const side = i % 2 ? 1 : -1
      const x =
        400 +
        side * (gap * 0.8 + (Math.floor(i / 2) * (440 - gap)) / (count / 2) + random.whole(-14, 14))
      return coniferPath(x, y + random.whole(-8, 8), size * (0.8 + random.next() * 0.35))
    })
    return (
      filledPath(tone(mixColours(palette.growth, turf, 0.12), distance), trees.join('')) +
      svg`<path fill="${tone(mixColours(palette.growth, '#8fa05a', 0.3), distance * 0.8)}" d="M0 ${y - 26}Q200 ${y - 40} 400 ${y - 22}T800 ${y - 30}V600H0z"/>`
    )
  })
  const rays =
    light.hour === 'overcast'
      ? ''
      : `<path fill="${light.sun}" opacity=".16" d="M430 0L250 600H350L480 0zM540 0L480 600H640L600 0z"/>`
  const fern = mixColours(palette.growth, '#a9c26a', 0.45)
  return (
    drawPeaks(context, {
      base: 420,
      height: 240,
      colour: groundColours.blue,
      distance: 0.85,
      count: 2,
      snow: random.chance(0.5),
    }) +
    rows.join('') +
    filledPath(
      tone('#cdb48a', 0.06),
      'M220 600Q330 540 400 500T420 440Q400 410 408 394H418Q424 412 450 440T500 510Q520 550 580 600z',
    ) +
    drawWalkers(context, { x: random.whole(415, 455), y: 508, height: 112 }) +
    filledPath(
      tone(mixColours('#5a4234', palette.deep, 0.2)),
      'M40 600L56 0H112L104 600zM700 600L694 0H736L764 600z',
    ) +
    filledPath(
      tone(mixColours('#3c2b22', palette.deep, 0.3)),
      'M86 0H112L104 600H84zM718 0H736L764 600H736z',
    ) +
    rays +
    filledPath(
      tone(mixColours(fern, palette.deep, 0.25)),
      'M0 570Q90 540 180 570T270 600H0zM560 600Q660 540 820 556V600z',
    ) +
    drawGrass(
      context,
      [
        [30, 590, 60],
        [140, 592, 70],
        [210, 600, 46],
        [620, 600, 56],
        [690, 594, 70],
        [780, 590, 60],
      ],
      tone(fern),
    )
  )
}
