import { wholeNumberSvg as svg } from '../whole-number-svg.ts'

/** A filled path. */
export function filledPath(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`
}

/** A stroked path with round ends. */
export function strokedPath(colour: string, width: number, path: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`
}

/** The path of a conifer in three tiers, standing on `y`. */
export function coniferPath(x: number, y: number, size: number): string {
  return svg`M${x} ${y - size}l${size * 0.16} ${size * 0.34}h-${size * 0.07}l${size * 0.14} ${size * 0.28}h-${size * 0.08}l${size * 0.15} ${size * 0.3}h-${size * 0.26}v${size * 0.08}h-${size * 0.08}v-${size * 0.08}h-${size * 0.26}l${size * 0.15}-${size * 0.3}h-${size * 0.08}l${size * 0.14}-${size * 0.28}h-${size * 0.07}z`
}
