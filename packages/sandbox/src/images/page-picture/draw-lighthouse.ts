import { mixColours } from '../mix-colours.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawSails } from './draw-sails.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawBoulder, drawGrass, drawWater } from './terrain.ts'

/** A lighthouse on a rocky point. */
export function drawLighthouse(context: SceneContext): string {
  const { random, palette, light, turf, tone } = context
  const y = random.whole(320, 350)
  const x = random.whole(530, 600)
  const height = random.whole(180, 206)
  const top = 330 - height
  const band = tone(palette.accent)
  const white = tone('#fbf8f1')
  const lamp = light.hour === 'noon' ? tone('#cfe6ea') : '#ffe9a8'
  const beam =
    light.hour === 'dusk' || light.hour === 'overcast'
      ? svg`<path fill="#fff3c4" opacity=".3" d="M${x} ${top - 18}L-20 ${top - 90}V${top + 40}z"/>`
      : ''
  const grass = tone(turf)
  return (
    drawWater(context, { y }) +
    drawSails(context, y + 14) +
    beam +
    filledPath(
      tone(groundColours.rock, 0.15),
      'M360 470L400 400 450 376 480 340 560 322 700 320 820 300V480z',
    ) +
    filledPath(
      tone(mixColours(groundColours.rock, '#000000', 0.2), 0.12),
      'M430 470L470 420 520 430 560 380 620 420 700 390 820 420V500z',
    ) +
    filledPath(grass, 'M440 366Q520 318 640 316T820 286V360Q700 350 640 362T440 366z') +
    svg`<g transform="translate(${x} 0)">` +
    filledPath(tone('#e9e2d4'), 'M46 330V286L84 262 122 286V330z') +
    filledPath(tone(mixColours(palette.deep, palette.accent, 0.2)), 'M40 288L84 258 128 288z') +
    filledPath(lamp, 'M66 296h14v14H66zM92 296h14v14H92z') +
    filledPath(white, svg`M-34 330L-22 ${top}H22L34 330z`) +
    filledPath(
      band,
      svg`M-31 ${330 - height * 0.22}L-28 ${330 - height * 0.42}H28L31 ${330 - height * 0.22}zM-26 ${330 - height * 0.62}L-24 ${330 - height * 0.82}H24L26 ${330 - height * 0.62}z`,
    ) +
    filledPath(tone('#000000'), svg`M8 330V306h16v24z`) +
    svg`<path opacity=".12" d="M8 330L6 ${top}H22L34 330z"/>` +
    filledPath(lamp, svg`M-14 ${top}v-28h28v28z`) +
    filledPath(
      tone(palette.deep),
      svg`M-28 ${top}h56v-7h-56zM-18 ${top - 28}Q0 ${top - 52} 18 ${top - 28}z`,
    ) +
    '</g>' +
    strokedPath(tone('#ffffff', 0.1), 5, 'M300 440q24-12 48 0t48 0M250 462q20-8 40 0t40 0 40 0') +
    filledPath(
      tone(mixColours(turf, '#c5bd6a', 0.4)),
      'M0 520Q160 450 330 500T620 520 820 440V600H0z',
    ) +
    filledPath(
      tone(groundColours.sand),
      'M180 600Q330 540 460 528T700 440Q740 400 720 352L734 350Q770 410 730 452T500 552Q400 570 330 600z',
    ) +
    drawWalkers(context, { x: random.whole(440, 520), y: 562, height: 100 }) +
    drawBoulder(90, 590, 52, tone(groundColours.rock), tone('#96928c')) +
    drawBoulder(170, 600, 30, tone(groundColours.rock), tone('#96928c')) +
    drawGrass(
      context,
      [
        [30, 545, 40],
        [640, 590, 46],
        [720, 570, 40],
      ],
      tone(mixColours(palette.growth, palette.deep, 0.2)),
    )
  )
}
