import { forcedColours } from './measure.ts'

/**
 * A logo's colours are a picture's, which the system does not replace: in forced colours it keeps the ground that it was
 * made for, as it would vanish on the system's.
 *
 * @param ground - the colour that it is on
 */
export function logoGround(ground: string) {
  return {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      padding: '.25rem',
      background: ground,
    },
  } as const
}
