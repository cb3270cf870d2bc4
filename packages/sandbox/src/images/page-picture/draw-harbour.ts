import { mixColours } from '../mix-colours.ts'
import { svgText as precise } from '../svg-text.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawHills, drawWater } from './terrain.ts'

/** A harbour with cottages, boats and a quay. */
export function drawHarbour(context: SceneContext): string {
  const { random, palette, light, turf, tone } = context
  const evening = light.hour === 'dusk' || light.hour === 'overcast'
  const pane = evening ? '#ffe2a0' : tone(mixColours(palette.deep, '#9fc4d0', 0.4), 0.2)
  const walls = [
    '#fbf6ea',
    mixColours(palette.accent, '#ffffff', 0.45),
    '#f2dca6',
    '#b9d3d6',
    mixColours(palette.growth, '#ffffff', 0.55),
    '#f4c9b8',
  ]
  const first = random.whole(0, 5)
  const houses = Array.from({ length: 6 }, (_, i) => {
    const x = 264 + i * 88
    const h = random.whole(58, 92)
    const base = 352 - (i % 2) * 4
    return (
      filledPath(
        tone(walls[(first + i * (1 + (first % 2) * 4)) % 6] ?? '#fbf6ea', 0.15),
        svg`M${x} ${base}v-${h}h72v${h}z`,
      ) +
      filledPath(
        tone(mixColours(palette.deep, '#8a5a4a', 0.3 + (i % 3) * 0.2), 0.15),
        svg`M${x - 5} ${base - h}L${x + 36} ${base - h - 34} ${x + 77} ${base - h}z`,
      ) +
      filledPath(
        pane,
        svg`M${x + 12} ${base - h + 14}h14v17h-14zM${x + 44} ${base - h + 14}h14v17h-14z`,
      ) +
      filledPath(tone(palette.deep, 0.15), svg`M${x + (i % 2 ? 44 : 14)} ${base}v-24h14v24z`)
    )
  })
  const boat = (x: number, y: number, size: number, hull: string) =>
    precise`<g transform="translate(${x} ${y}) scale(${size})"><path fill="#0b1014" opacity=".15" d="M-44 2H44L30 22H-30z"/>` +
    strokedPath(tone('#6b5138'), 3, 'M-4-10V-92M-4-84L30-14M-4-84L-40-12') +
    filledPath(tone('#fbf6ea'), 'M-28-12h30v-18h-22z') +
    filledPath(hull, 'M-52-14H54Q48 6 36 10H-38Q-48 2-52-14z') +
    filledPath(tone('#ffffff'), 'M-52-14H54l-2 6H-50z') +
    '</g>'
  return (
    drawHills(context, {
      y: 320,
      height: 60,
      fill: tone(turf, 0.45),
      waves: 3,
    }) +
    filledPath(tone(turf, 0.25), 'M220 352Q320 270 480 262T820 220V360H220z') +
    houses.join('') +
    drawWater(context, { y: 366, glints: 10 }) +
    filledPath(tone('#8f8a80', 0.1), 'M200 352H820V378H200zM0 372H130V390H0z') +
    filledPath(tone(palette.accent, 0.1), 'M96 372v-34h16v34z') +
    boat(random.whole(230, 300), 430, 0.8, tone(palette.deep)) +
    boat(
      random.whole(540, 620),
      450,
      1.05,
      tone(random.pick([palette.accent, palette.growth, '#3c6ea0'])),
    ) +
    (random.chance(0.5) ? boat(430, 404, 0.5, tone('#d8483a')) : '') +
    filledPath(tone('#a39c90'), 'M0 520L420 508 560 600H0z') +
    filledPath(tone('#6f6a64'), 'M420 508L560 600H530L404 520z') +
    strokedPath(tone('#8a8378'), 3, 'M0 548L430 532M0 580L480 560M120 520l-10 80M260 516l10 84') +
    drawWalkers(context, { x: random.whole(180, 270), y: 566, height: 128 }) +
    filledPath(tone(palette.deep), 'M366 540v-26q-4-10 10-10t10 10v26z')
  )
}
