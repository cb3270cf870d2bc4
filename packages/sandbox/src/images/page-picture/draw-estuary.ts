import { mixColours } from '../mix-colours.ts'
import { svgText as precise } from '../svg-text.ts'
import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import { drawWalkers } from './draw-walkers.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'
import { drawGrass, drawHills } from './terrain.ts'

/** Saltmarsh with creeks, and wading birds in front. */
export function drawEstuary(context: SceneContext): string {
  const { random, palette, light, tone } = context
  const marsh = mixColours(palette.growth, '#b7b46a', 0.45)
  const water = mixColours(light.skyBottom, light.skyTop, 0.35)
  const bird = (x: number, y: number, size: number, body: string) =>
    precise`<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke-linecap="round"><path stroke="${tone('#c9593a')}" stroke-width="3" d="M-4-18V0M6-18L8 0M28-44L50-37"/><path fill="${body}" d="M-34-22Q-14-44 10-38 16-40 16-48A9 9 0 0 1 32-45Q30-38 24-34 22-14 2-14-16-14-34-22z"/><circle cx="24" cy="-46" r="1.8" fill="#101418"/></g>`
  const flock = Array.from({ length: 9 }, () => {
    const x = random.whole(160, 460)
    const y = random.whole(120, 230)
    return svg`M${x} ${y}q5-6 9 0 4-6 9 0`
  })
  return (
    drawHills(context, { y: 310, height: 40, fill: tone(palette.growth, 0.75), waves: 4 }) +
    drawHills(context, { y: 322, height: 14, fill: tone(marsh, 0.55), waves: 7 }) +
    strokedPath(tone(palette.deep, 0.2), 2.5, flock.join('')) +
    filledPath(water, 'M0 326H800V600H0z') +
    filledPath(
      tone(marsh, 0.3),
      'M0 330H330Q420 340 360 352T180 380 0 392zM820 336H520Q420 350 520 362T820 376z',
    ) +
    filledPath(tone(marsh, 0.14), 'M820 392Q640 384 540 402T400 436Q330 458 470 470T820 452z') +
    filledPath(tone('#8d7b63', 0.1), 'M0 424Q150 404 250 424T190 472 0 486z') +
    filledPath(tone(marsh, 0.06), 'M0 412Q150 394 250 420 170 432 150 448T0 466z') +
    drawWalkers(context, { x: random.whole(600, 680), y: 446, height: 92 }) +
    filledPath(tone('#9a866b'), 'M820 520Q620 500 470 530T300 600H820z') +
    filledPath(tone(marsh), 'M820 500Q690 486 600 516T560 552 640 600H820z') +
    strokedPath(
      mixColours(water, light.sun, 0.6),
      3,
      'M60 512h90M300 500h70M200 540h50M40 560h70M330 384h80M420 500h40',
    ) +
    bird(random.whole(150, 210), 560, 1.5, tone('#f7f4ee')) +
    bird(random.whole(290, 340), 532, 1.1, tone('#3b3a3d')) +
    (random.chance(0.6) ? bird(random.whole(70, 110), 530, 1, tone('#f7f4ee')) : '') +
    drawGrass(
      context,
      [
        [600, 530, 40],
        [660, 560, 60],
        [720, 540, 54],
        [770, 580, 66],
        [30, 470, 30],
        [110, 452, 28],
        [560, 410, 22],
      ],
      tone(mixColours(marsh, palette.deep, 0.3)),
    )
  )
}
