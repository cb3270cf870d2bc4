import { mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import type { PortraitPerson } from './person.ts'

/** Round, square or half-rimmed glasses, for about a quarter of people; older eyes need them more. */
export function drawGlasses({ random, palette, halfWidth, age, ink }: PortraitPerson): string {
  if (!random.chance(age === 2 ? 0.45 : 0.2)) return ''
  const rim = random.pick([
    ink,
    ink,
    mixColours(palette.accent, ink, 0.35),
    palette.deep,
    '#8a6a45',
  ])
  const sides = svg`M${200 - halfWidth - 4} 174L152 176M${204 + halfWidth} 174L248 176M190 176q10-7 20 0`
  const lenses = random.pick([
    '<circle cx="171" cy="180" r="20"/><circle cx="229" cy="180" r="20"/>',
    '<rect x="150" y="163" width="41" height="34" rx="9"/><rect x="209" y="163" width="41" height="34" rx="9"/>',
    '<path d="M151 168h40q2 30-20 30t-20-30zM209 168h40q2 30-20 30t-20-30z"/>',
  ])
  return `<g fill="#fff" fill-opacity=".16" stroke="${rim}" stroke-width="4.5" stroke-linejoin="round">${lenses}<path fill="none" d="${sides}"/></g>`
}
