import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { coniferPath, filledPath, strokedPath } from './shapes.ts'
import { drawHills, drawPeaks } from './terrain.ts'

/** A hut under the peaks, its windows lit in the evening. */
export function drawHut(context: SceneContext): string {
  const { random, palette, light, turf, tone } = context
  const meadow = turf
  const x = random.whole(470, 540)
  const pane = light.hour === 'noon' ? tone('#bfe0ea') : '#ffdf94'
  const roof = random.pick([palette.accent, '#a5402d', mixColours(palette.deep, '#5c6b7a', 0.4)])
  const smoke = light.cloud
  return (
    drawPeaks(context, {
      base: 430,
      height: 300,
      colour: groundColours.blue,
      distance: 0.55,
      count: 3,
      snow: true,
    }) +
    drawHills(context, { y: 420, height: 40, fill: tone(palette.growth, 0.35), waves: 4 }) +
    filledPath(tone(meadow, 0.12), 'M0 470Q180 400 380 426T820 400V600H0z') +
    filledPath(
      tone(palette.growth, 0.15),
      [30, 74, 128, 720, 770]
        .map((cx, i) => coniferPath(cx, 444 - (i % 2) * 10, 120 + (i % 3) * 24))
        .join(''),
    ) +
    svg`<g transform="translate(${x} 440)">` +
    svg`<path fill="${smoke}" opacity=".6" d="M66-128q-14-18 0-34t0-34q18 16 6 34t2 34z"/>` +
    filledPath(tone('#5c4636'), 'M58-96v-34h20v34z') +
    filledPath(tone('#9b6b45'), 'M-84 0V-62L0-122 110-62V0z') +
    filledPath(tone('#7d5436'), 'M0-122L110-62V0H20V-70z') +
    strokedPath(tone('#6e492f'), 2.5, 'M-84-44H110M-84-22H110') +
    filledPath(tone(roof), 'M-102-52L-2-128 4-128 128-52 116-46 0-114-94-46z') +
    filledPath(pane, 'M-58-50h28v24h-28zM52-50h28v24H52z') +
    filledPath(tone('#3f2c20'), 'M-8 0v-44h26V0z') +
    strokedPath(tone('#f6efe4'), 3, 'M-44-50v24M66-50v24') +
    '</g>' +
    filledPath(
      tone('#dccba8'),
      svg`M${x - 6} 440h30Q${x - 20} 500 ${x - 130} 540T${x - 220} 600H${x - 330}Q${x - 280} 540 ${x - 150} 510T${x - 6} 440z`,
    ) +
    filledPath(
      tone(mixColours(meadow, palette.growth, 0.5)),
      'M0 560Q80 530 160 566T240 600H0zM520 600Q640 530 820 540V600z',
    ) +
    drawWalkers(context, { x: random.whole(290, 350), y: 556, height: 108 }) +
    strokedPath(
      tone(mixColours(palette.accent, '#ffffff', 0.2)),
      8,
      'M620 580h0M660 566h0M700 584h0M740 560h0M780 578h0M60 584h0M100 570h0',
    )
  )
}
