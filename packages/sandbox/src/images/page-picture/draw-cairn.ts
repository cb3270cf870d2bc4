import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawBoulder, drawGrass, drawPeaks } from './terrain.ts'

/** A cairn on the top, above a sea of cloud. */
export function drawCairn(context: SceneContext): string {
  const { random, palette, light, tone } = context
  const x = random.whole(250, 310)
  const stones = [74, 66, 56, 48, 38, 28, 18]
  const pile = stones.map((width, i) => {
    const y = 470 - i * 25
    const shift = random.whole(-6, 6)
    return svg`<rect x="${x - width + shift}" y="${y - 27}" width="${width * 2}" height="28" rx="12" fill="${tone(mixColours(groundColours.granite, i % 2 ? '#4d4b4a' : '#d8d2c6', 0.25))}"/>`
  })
  const mist = mixColours(light.cloud, light.haze, 0.2)
  return (
    drawPeaks(context, {
      base: 440,
      height: 190,
      colour: groundColours.blue,
      distance: 0.72,
      count: 5,
      snow: random.chance(0.6),
    }) +
    svg`<path fill="${mist}" opacity=".8" d="M0 380q60-34 120 0 60-40 130-4 50-30 110 4 80-40 150 0 60-30 120 2 70-34 170 4V600H0z"/>` +
    drawPeaks(context, {
      base: 480,
      height: 130,
      colour: mixColours(groundColours.blue, palette.growth, 0.3),
      distance: 0.45,
      count: 2,
      snow: false,
    }) +
    svg`<path fill="${mist}" opacity=".9" d="M0 450q70-40 150-4 70-36 140 4 60-34 140 0 90-40 170 0 80-36 200 0V600H0z"/>` +
    filledPath(
      tone(mixColours(groundColours.granite, '#5c574f', 0.5)),
      'M0 600V530L70 500 150 478 260 462 420 466 560 470 660 500 730 540 820 560V600z',
    ) +
    filledPath(
      tone(mixColours(groundColours.granite, '#2f2c2a', 0.5)),
      'M430 600L480 530 600 520 660 500 730 540 820 560V600zM0 560L90 540 140 600H0z',
    ) +
    pile.join('') +
    (random.chance(0.5)
      ? strokedPath(tone('#6b5138'), 5, svg`M${x} 300V226`) +
        filledPath(tone(palette.accent), svg`M${x + 2} 228L${x + 58} 240 ${x + 2} 258z`)
      : '') +
    drawWalkers(context, { x: random.whole(440, 500), y: 476, height: 130 }) +
    drawBoulder(120, 590, 60, tone(groundColours.granite), tone('#bab5ab')) +
    drawBoulder(620, 600, 44, tone(groundColours.granite), tone('#bab5ab')) +
    drawGrass(
      context,
      [
        [230, 560, 26],
        [360, 590, 30],
        [520, 570, 26],
      ],
      tone(mixColours('#9a9a55', palette.growth, 0.3)),
    )
  )
}
