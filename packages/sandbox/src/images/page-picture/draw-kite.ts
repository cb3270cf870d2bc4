import { wholeNumberSvg as svg } from '../whole-number-svg.ts'
import type { SceneContext } from './light.ts'
import { filledPath, strokedPath } from './shapes.ts'

/** A kite on its string, in a third of the pictures. */
export function drawKite({ random, palette, tone }: SceneContext): string {
  if (random.chance(0.65)) return ''
  const x = random.whole(250, 520)
  const y = random.whole(110, 180)
  return (
    strokedPath(tone('#5a5f66'), 1.5, svg`M${x} ${y + 40}Q${x + 10} ${y + 190} ${x + 70} 350`) +
    filledPath(tone(palette.accent), svg`M${x} ${y - 34}l26 30-26 44-26-44z`) +
    filledPath(tone('#f3c64b'), svg`M${x} ${y - 34}v74l-26-44z`) +
    strokedPath(tone(palette.growth), 3, svg`M${x} ${y + 40}q14 12 0 22t4 24`)
  )
}
