import { mixColours } from '../mix-colours.ts'
import { svgText as precise } from '../svg-text.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import { groundColours } from './ground-colours.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawBoulder, drawGrass, drawHills } from './terrain.ts'

/** Snow gums among ground.granite, blue ranges behind. */
export function drawGums(context: SceneContext): string {
  const { random, palette, turf, tone } = context
  const leaf = mixColours('#8aa383', palette.growth, 0.35)
  const dry = mixColours('#c9b97e', turf, 0.35)
  const gum = (x: number, y: number, size: number, distance: number) => {
    const clump = (dx: number, dy: number, width: number, colour: string) =>
      svg`<path fill="${tone(colour, distance)}" d="M${dx - width} ${dy}q0-${width * 0.5} ${width * 0.6}-${width * 0.5} ${width * 0.4}-${width * 0.4} ${width * 0.9}-${width * 0.06} ${width * 0.5} 0 ${width * 0.5} ${width * 0.56}-${width} ${width * 0.3}-${width * 2} 0z"/>`
    const dark = mixColours(leaf, palette.deep, 0.3)
    const near = size > 1
    const bark = tone('#efe6d8', distance)
    const sway = random.whole(-14, 14)
    return (
      precise`<g transform="translate(${x} ${y}) scale(${size * (random.chance(0.5) ? 1 : -1)} ${size})">` +
      (near ? clump(-60, -196, 62, dark) + clump(56, -226, 70, dark) : '') +
      (near ? strokedPath(bark, 17, 'M0 4C4-60-18-90 2-140') : '') +
      strokedPath(
        bark,
        near ? 10 : 13,
        (near ? '' : 'M0 4C4-60-18-90 2-140') +
          'M1-136C6-170 40-190 52-226M0-128C-10-160-50-170-62-204M4-170C0-210 10-230 0-262',
      ) +
      (near
        ? strokedPath(tone('#c0a58c', distance), 4, 'M5-10C8-60-8-90 6-130M-4-96q6 14 2 30')
        : '') +
      clump(-70 - sway, -214 + sway, 50, leaf) +
      clump(0, -256, 66, leaf) +
      clump(66 + sway, -246 + sway, 48, near ? mixColours(leaf, '#dfe6b8', 0.25) : leaf) +
      '</g>'
    )
  }
  const kangaroo = (x: number, y: number) =>
    random.chance(0.5)
      ? ''
      : svg`<path fill="${tone('#8a6248', 0.1)}" d="M${x} ${y}q-34 6-52-2 26 0 36-14 2-24 24-34l2-14-2-10 6 6 2-8 4 9q10 4 12 12l-12 4q0 14-6 22l8 8-4 2-10-6q-2 12-12 16l14 8h-16z"/>`
  return (
    drawHills(context, { y: 330, height: 60, fill: tone(groundColours.blue, 0.7), waves: 3 }) +
    drawHills(context, {
      y: 370,
      height: 50,
      fill: tone(mixColours(groundColours.blue, palette.growth, 0.35), 0.5),
      waves: 4,
    }) +
    filledPath(tone(mixColours(dry, leaf, 0.5), 0.3), 'M0 420Q200 370 420 400T820 360V600H0z') +
    gum(random.whole(640, 690), 420, 0.5, 0.3) +
    gum(random.whole(470, 520), 412, 0.42, 0.35) +
    filledPath(tone(dry, 0.08), 'M0 470Q170 440 340 462T620 440 820 400V600H0z') +
    drawBoulder(700, 470, 90, tone(groundColours.granite, 0.08), tone('#c2bcb1', 0.05)) +
    drawBoulder(590, 474, 44, tone('#7d7a77', 0.08), tone('#aca79e', 0.05)) +
    filledPath(
      tone('#e6d6b4'),
      'M330 600Q420 550 440 510T540 452L556 454Q500 490 500 522T470 600z',
    ) +
    drawWalkers(context, { x: random.whole(430, 470), y: 532, height: 112 }) +
    drawBoulder(70, 596, 100, tone(groundColours.granite), tone('#c9c3b8')) +
    gum(random.whole(150, 240), 560, random.pick([1.1, 1.2, 1.3]), 0) +
    kangaroo(random.whole(300, 350), 486) +
    drawGrass(
      context,
      [
        [330, 596, 34],
        [600, 590, 40],
        [660, 560, 34],
        [740, 590, 44],
        [160, 590, 34],
      ],
      tone(mixColours(dry, '#6d5a2e', 0.35)),
    )
  )
}
