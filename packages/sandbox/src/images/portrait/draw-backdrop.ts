import { colourDistance, mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import type { PortraitPerson } from './person.ts'
import { matchingOrAll } from './matching-or-all.ts'

/** A calm ground that neither the face, the hair nor the clothes melt into. */
export function drawBackdrop({ random, palette, skin, hair, cloth }: PortraitPerson): string {
  const { deep, accent, pale, growth, light } = palette
  const grounds = [
    mixColours(pale, deep, 0.14),
    mixColours(pale, deep, 0.32),
    mixColours(pale, deep, 0.55),
    mixColours(pale, accent, 0.28),
    mixColours(pale, accent, 0.5),
    mixColours(pale, growth, 0.25),
    mixColours(pale, growth, 0.5),
    mixColours(deep, light, 0.2),
    pale,
  ]
  const ground = random.pick(
    matchingOrAll(
      grounds,
      (colour) =>
        colourDistance(colour, skin) > 130 &&
        colourDistance(colour, hair) > 130 &&
        colourDistance(colour, cloth) > 110,
    ),
  )
  const soft = mixColours(ground, light, 0.3)
  const strong = mixColours(ground, deep, 0.1)
  return `<path fill="${ground}" d="M0 0h400v400H0z"/>${random.pick(shapes)(random.whole(0, 40), soft, strong)}`
}

/** Large and quiet; each takes an offset and two neighbours of the ground. */
const shapes: readonly ((offset: number, soft: string, strong: string) => string)[] = [
  () => '',
  (offset, soft) =>
    svg`<circle cx="200" cy="${180 + offset / 2}" r="${150 + offset / 2}" fill="${soft}"/>`,
  (offset, soft) =>
    svg`<circle cx="${70 + offset * 6}" cy="${90 + offset}" r="58" fill="${soft}"/>`,
  (offset, soft, strong) =>
    svg`<path fill="${soft}" d="M0 ${230 + offset}q50-34 100 0t100 0 100 0 100 0V400H0z"/>` +
    svg`<path fill="${strong}" d="M-40 ${284 + offset}q50-30 100 0t100 0 100 0 100 0 100 0V400H-40z"/>`,
  (offset, soft, strong) =>
    svg`<path fill="${soft}" d="M0 ${260 - offset}L${90 + offset} 130 190 270 300 ${110 + offset} 400 220V400H0z"/>` +
    svg`<path fill="${strong}" d="M0 310L${70 + offset} 240 210 330 ${330 + offset / 2} 230 400 290V400H0z"/>`,
  (offset, soft) => svg`<path fill="${soft}" d="M0 ${150 + offset}L400 ${offset}V400H0z"/>`,
  (offset, soft) =>
    svg`<path fill="${soft}" d="M0 ${250 + offset}C120 ${190 + offset} 260 ${300 - offset} 400 ${200 - offset}V400H0z"/>`,
]
