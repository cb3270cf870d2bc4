import { mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import type { PortraitPerson } from './person.ts'

/** The bare head: ears and face, without hair. */
export function drawHead({ skin, skinShade, halfWidth, chin, random }: PortraitPerson): string {
  const left = 200 - halfWidth
  const right = 200 + halfWidth
  const jaw = halfWidth * random.pick([0.48, 0.56, 0.66])
  return (
    svg`<g fill="${skin}"><ellipse cx="${left - 2}" cy="186" rx="13" ry="19"/><ellipse cx="${right + 2}" cy="186" rx="13" ry="19"/>` +
    svg`<path d="M${left} 160C${left} 112 ${left + 22} 86 200 86S${right} 112 ${right} 160C${right} 210 ${200 + jaw} ${chin} 200 ${chin}S${left} 210 ${left} 160z"/></g>` +
    svg`<path fill="none" stroke="${skinShade}" stroke-width="4" stroke-linecap="round" d="M${left - 6} 180q-2 8 4 14M${right + 6} 180q2 8-4 14"/>`
  )
}

/** Eyes, brows, nose, cheeks and mouth. `soft` draws lashes and coloured lips. */
export function drawFeatures(person: PortraitPerson, { soft }: { soft: boolean }): string {
  const { random, skin, skinShade, age, complexion } = person
  const gap = random.whole(25, 28)
  const cheek = mixColours(skin, '#d2403a', complexion === 'deep' ? 0.22 : 0.3)
  const cheeks = random.chance(0.7)
    ? svg`<g fill="${cheek}" opacity=".55"><circle cx="${200 - gap - 13}" cy="208" r="13"/><circle cx="${200 + gap + 13}" cy="208" r="13"/></g>`
    : ''
  const freckles =
    random.chance(0.14) && age < 2
      ? svg`<path stroke="${skinShade}" stroke-width="4" stroke-linecap="round" d="M${192 - gap} 200h0m10 6h0m8-7h0M${208 + gap} 200h0m-10 6h0m-8-7h0"/>`
      : ''
  const lines =
    age === 2
      ? svg`<path fill="none" stroke="${skinShade}" stroke-width="3" stroke-linecap="round" opacity=".8" d="M${200 - gap - 17} 176l-8-3M${200 - gap - 17} 182l-8 2M${200 + gap + 17} 176l8-3M${200 + gap + 17} 182l8 2M172 206q-8 7-9 17M228 206q8 7 9 17"/>`
      : ''
  return cheeks + freckles + lines + brows(person, gap) + eyes(person, gap, soft) + nose(person)
}

/** The mouth comes last, over any beard. */
export function drawMouth(
  { random, lips, ink, complexion }: PortraitPerson,
  { soft }: { soft: boolean },
): string {
  const line =
    complexion === 'deep'
      ? mixColours(lips, '#3a0f10', soft ? 0 : 0.3)
      : mixColours(lips, ink, soft ? 0.1 : 0.45)
  const stroke = `fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"`
  return random.weighted([
    [`<path ${stroke} d="M180 224q20 16 40 0"/>`, 4],
    [`<path ${stroke} d="M184 226q17 10 34-3"/>`, 2],
    [
      `<path fill="${mixColours(line, '#2a0d10', 0.35)}" d="M176 221q24 7 48 0-3 23-24 23t-24-23z"/><path fill="#fff" d="M180 222q20 5 40 0-1 8-3 9-17 3-34 0-2-2-3-9z"/>`,
      3,
    ],
    [
      soft
        ? `<path fill="${lips}" d="M180 226q10-8 20-3 10-5 20 3-9 13-20 13t-20-13z"/><path fill="none" stroke="${line}" stroke-width="2.5" d="M181 226q19 7 38 0"/>`
        : `<path ${stroke} d="M183 225q17 12 34 0"/>`,
      2,
    ],
  ])
}

function brows({ random, hair, hairShade, ink }: PortraitPerson, gap: number): string {
  const colour = mixColours(hairShade, ink, 0.2)
  const width = random.pick([4, 5, 6.5])
  const lift = random.whole(-3, 2)
  const bend = random.whole(4, 8)
  return svg`<path fill="none" stroke="${hair === '#dedad3' ? '#a39e98' : colour}" stroke-width="${width}" stroke-linecap="round" d="M${200 - gap - 13} ${161 + lift}q13-${bend} 26 0M${200 + gap - 13} ${161 + lift}q13-${bend} 26 0"/>`
}

function eyes({ random, ink, complexion }: PortraitPerson, gap: number, soft: boolean): string {
  const left = 200 - gap
  const right = 200 + gap
  if (random.chance(0.14)) {
    return svg`<path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M${left - 9} 181q9-10 18 0M${right - 9} 181q9-10 18 0"/>`
  }
  // On dark skin a dark dot alone is lost at 48 px.
  const whites = complexion === 'deep' || random.chance(0.12)
  const height = random.pick([6.5, 7.5, 8])
  const lashes = soft
    ? svg`<path fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" d="M${left - 11} 175q3-5 11-5M${right + 11} 175q-3-5-11-5"/>`
    : ''
  return (
    (whites
      ? svg`<g fill="#fdf8f2"><ellipse cx="${left}" cy="178" rx="9.5" ry="7.5"/><ellipse cx="${right}" cy="178" rx="9.5" ry="7.5"/></g>`
      : '') +
    svg`<g fill="${ink}"><ellipse cx="${left}" cy="178" rx="6" ry="${height}"/><ellipse cx="${right}" cy="178" rx="6" ry="${height}"/></g>` +
    svg`<g fill="#fff"><circle cx="${left + 2}" cy="175" r="2"/><circle cx="${right + 2}" cy="175" r="2"/></g>` +
    lashes
  )
}

function nose({ random, skinShade }: PortraitPerson): string {
  const path = random.pick([
    'M192 203q8 7 16 0',
    'M203 182q8 14 4 20-6 4-13 1',
    'M190 201q10 10 20 0',
    'M198 186q-9 13-4 17 5 3 10 1',
  ])
  return `<path fill="none" stroke="${skinShade}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
}
