import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import type { SceneContext } from './light.ts'
import { filledPath } from './shapes.ts'

/** One or two sails far out, in half of the pictures. */
export function drawSails({ random, palette, tone }: SceneContext, y: number): string {
  if (random.chance(0.45)) return ''
  const sail = (x: number, size: number, colour: string) =>
    filledPath(
      tone('#fdfaf3', 0.2),
      svg`M${x} ${y}v${-size}q${size * 0.5} ${size * 0.5} ${size * 0.55} ${size}z`,
    ) +
    filledPath(
      tone(colour, 0.25),
      svg`M${x - 3} ${y}v${-size * 0.8}q${-size * 0.3} ${size * 0.5} ${-size * 0.36} ${size * 0.8}zM${x - size * 0.4} ${y + 3}h${size}l${-size * 0.16} ${size * 0.16}h${-size * 0.68}z`,
    )
  return (
    sail(random.whole(60, 240), random.whole(26, 48), palette.accent) +
    (random.chance(0.4) ? sail(random.whole(260, 420), 20, palette.deep) : '')
  )
}
