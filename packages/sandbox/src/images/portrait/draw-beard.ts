import { svgText as svg } from '../svg-text.ts'
import type { PortraitPerson } from './person.ts'

/** A beard, a moustache, a day's stubble, or nothing. */
export function drawBeard(person: PortraitPerson): string {
  const { random, hair, hairShade } = person
  return random.weighted([
    ['', 5],
    [`<g opacity=".22">${whiskers(person, 0, hairShade)}</g>`, 2],
    [whiskers(person, 5, hair), 3],
    [whiskers(person, 22, hair) + moustache(hairShade), 2],
    [moustache(hair), 1],
    [
      moustache(hair) +
        svg`<path fill="${hair}" d="M182 ${person.chin - 18}q18-8 36 0-2 30-18 30t-18-30z"/>`,
      1,
    ],
  ])
}

/** A full beard; under a turban it is the usual thing, so the turban asks for it by itself. */
export function drawFullBeard(person: PortraitPerson): string {
  return whiskers(person, person.random.whole(12, 34), person.hair) + moustache(person.hairShade)
}

function whiskers({ halfWidth, chin }: PortraitPerson, length: number, fill: string): string {
  const left = 200 - halfWidth
  const right = 200 + halfWidth
  const end = chin + length
  const low = halfWidth * 0.72
  return (
    svg`<path fill="${fill}" d="M${left - 1} 168C${left - 2} 214 ${200 - low} ${end} 200 ${end}S${right + 2} 214 ${right + 1} 168` +
    svg`C${right - 6} 196 ${right - 14} 206 ${right - 26} 209Q216 204 200 209Q184 204 ${left + 26} 209C${left + 14} 206 ${left + 6} 196 ${left - 1} 168z"/>`
  )
}

function moustache(fill: string): string {
  return `<path fill="${fill}" d="M200 209C188 203 170 208 162 222 178 224 190 221 200 216 210 221 222 224 238 222 230 208 212 203 200 209z"/>`
}
