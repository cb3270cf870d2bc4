import { mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import type { PortraitLayers, PortraitPerson } from './person.ts'

/** A hair shape: drawn around the left and right edge of the face. */
type HairShape = (person: PortraitPerson, left: number, right: number) => PortraitLayers

/** Draws one of the shapes. `long` asks for the shapes usually worn longer. */
export function drawHair(person: PortraitPerson, { long }: { long: boolean }): PortraitLayers {
  const { random, halfWidth, age, complexion } = person
  const usual = [
    ...(long ? longShapes : shortShapes),
    ...(complexion === 'deep'
      ? [...coilyShapes, ...(long ? [puffs, braided] : [crop, shaven])]
      : []),
  ]
  const shapes = age > 0 && !long ? [...usual, thinning, thinning, shaven] : usual
  return random.pick(shapes)(person, 200 - halfWidth, 200 + halfWidth)
}

/** Hair that hangs below a hat, or nothing. */
export function drawHairBelowHat(
  person: PortraitPerson,
  { long }: { long: boolean },
): PortraitLayers {
  const left = 200 - person.halfWidth
  const right = 200 + person.halfWidth
  const sides = svg`<path fill="${person.hair}" d="M${left - 3} 120v52q6-4 9-18l4-34zM${right + 3} 120v52q-6-4-9-18l-4-34z"/>`
  if (!long) return { behind: '', before: person.random.chance(0.75) ? sides : '' }
  const shape = person.random.pick([bobBack, longBack, wavyBack, plaits])
  return { behind: shape(person, left, right), before: sides }
}

function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`
}

function strands(colour: string, path: string, width = 3.5): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`
}

/** Combed back off the forehead, close to the head. */
function combedBack({ hair, hairShade }: PortraitPerson, left: number, right: number): string {
  return (
    fill(
      hair,
      svg`M${left - 4} 176C${left - 10} 100 154 74 200 74S${right + 10} 100 ${right + 4} 176C${right} 140 ${right - 16} 112 200 112S${left} 140 ${left - 4} 176z`,
    ) + strands(hairShade, `M166 104q8-16 22-22M234 104q-8-16-22-22`)
  )
}

function bobBack({ hair }: PortraitPerson, left: number, right: number): string {
  return fill(
    hair,
    svg`M${left - 20} 246C${left - 34} 110 146 62 200 62S${right + 34} 110 ${right + 20} 246Q${right + 10} 264 ${right - 20} 258H${left + 20}Q${left - 10} 264 ${left - 20} 246z`,
  )
}

function longBack({ hair }: PortraitPerson, left: number, right: number): string {
  return fill(
    hair,
    svg`M${left - 28} 336C${left - 20} 280 ${left - 52} 66 200 62S${right + 20} 280 ${right + 28} 336Q${right} 352 ${right - 24} 330H${left + 24}Q${left} 352 ${left - 28} 336z`,
  )
}

function wavyBack({ hair }: PortraitPerson, left: number, right: number): string {
  return fill(
    hair,
    svg`M${left - 14} 340q-28-14-14-44-24-16-8-44-22-22-4-48C${left - 48} 120 140 60 200 60S${right + 48} 120 ${right + 40} 204q18 26-4 48 16 28-8 44 14 30-14 44-24 12-40-10H${left + 26}q-16 22-40 10z`,
  )
}

function plaits({ hair, hairShade, palette }: PortraitPerson, left: number, right: number): string {
  const plait = (x: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => svg`<ellipse cx="${x}" cy="${226 + i * 26}" rx="${18 - i}" ry="17"/>`)
      .join('')
  return (
    `<g fill="${hair}" stroke="${hairShade}" stroke-width="3">${plait(left - 16)}${plait(right + 16)}</g>` +
    svg`<path fill="none" stroke="${palette.accent}" stroke-width="8" d="M${left - 28} 342h24M${right + 4} 342h24"/>`
  )
}

const crop: HairShape = ({ hair }, left, right) => ({
  behind: '',
  before: fill(
    hair,
    svg`M${left - 3} 176C${left - 10} 100 156 74 200 74S${right + 10} 100 ${right + 3} 176L${right - 8} 150C${right - 10} 128 ${right - 20} 116 200 118S${left + 10} 128 ${left + 8} 150z`,
  ),
})

const sideParting: HairShape = ({ hair, hairShade }, left, right) => ({
  behind: '',
  before:
    fill(
      hair,
      svg`M${left - 4} 178C${left - 14} 92 150 66 206 66C262 66 ${right + 14} 100 ${right + 4} 178L${right - 8} 150C${right - 10} 130 ${right - 24} 120 222 122C196 124 176 116 164 102C160 124 ${left + 14} 128 ${left + 8} 152z`,
    ) + strands(hairShade, `M172 100q30-16 62-2M184 84q26-10 48 2`),
})

const quiff: HairShape = ({ hair, hairShade }, left, right) => ({
  behind: '',
  before:
    fill(
      hair,
      svg`M${left - 3} 176C${left - 6} 132 ${left - 8} 104 ${left + 12} 92C152 50 236 44 262 72C${right + 12} 86 ${right + 6} 132 ${right + 3} 176L${right - 8} 146C${right - 10} 128 ${right - 18} 112 226 112C200 112 174 122 ${left + 18} 116C${left + 10} 130 ${left + 8} 136 ${left + 8} 148z`,
    ) + strands(hairShade, `M166 104q30-34 72-26M186 108q22-20 50-16`),
})

const curls: HairShape = ({ hair, random }, left, right) => {
  const radius = (right - left) / 2
  const rings = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (0.97 + (i * 1.06) / 10)
    return svg`<circle cx="${200 + Math.cos(angle) * (radius + 2)}" cy="${158 + Math.sin(angle) * 68}" r="${random.whole(17, 23)}"/>`
  })
  return {
    behind: '',
    before: `<g fill="${hair}">${rings.join('')}<circle cx="176" cy="108" r="20"/><circle cx="206" cy="104" r="22"/><circle cx="230" cy="110" r="18"/></g>`,
  }
}

const afro: HairShape = ({ hair, random }, left, right) => {
  const size = random.whole(92, 112)
  return {
    behind: svg`<circle cx="200" cy="148" r="${size}" fill="${hair}"/>`,
    before: fill(
      hair,
      svg`M${left - 8} 176C${left - 12} 90 150 72 200 72S${right + 12} 90 ${right + 8} 176Q${right - 4} 160 ${right - 8} 138Q${right - 26} 114 200 114T${left + 8} 138Q${left + 4} 160 ${left - 8} 176z`,
    ),
  }
}

const shaven: HairShape = ({ hair }, left, right) => ({
  behind: '',
  before: svg`<path fill="${hair}" opacity=".28" d="M${left} 160C${left} 112 ${left + 22} 86 200 86S${right} 112 ${right} 160C${right - 8} 128 ${right - 22} 112 200 112S${left + 8} 128 ${left} 160z"/>`,
})

const thinning: HairShape = ({ hair }, left, right) => ({
  behind: '',
  before: fill(
    hair,
    svg`M${left - 3} 186C${left - 18} 150 ${left - 6} 116 ${left + 14} 106C${left + 12} 130 ${left + 8} 152 ${left + 5} 168zM${right + 3} 186C${right + 18} 150 ${right + 6} 116 ${right - 14} 106C${right - 12} 130 ${right - 8} 152 ${right - 5} 168z`,
  ),
})

const locs: HairShape = (person, left, right) => {
  const { hair, hairShade, random } = person
  const ends = Array.from({ length: 5 }, () => random.whole(-14, 14))
  const side = (edge: number, way: number) =>
    ends
      .map(
        (end, i) =>
          svg`M${edge - way * (12 - i * 7)} 130Q${edge + way * (10 + i * 6)} 190 ${edge + way * (i * 9 - 6)} ${286 + end}`,
      )
      .join('')
  return {
    behind:
      bobBack({ ...person, hair: hairShade }, left + 6, right - 6) +
      strands(hairShade, side(left, -1) + side(right, 1), 16),
    before:
      combedBack(person, left, right) +
      strands(
        hair,
        svg`M${left + 4} 120Q${left - 16} 180 ${left - 8} 262M${right - 4} 120Q${right + 16} 180 ${right + 8} 262`,
        15,
      ),
  }
}

const rows: HairShape = (person, left, right) => ({
  behind: '',
  before:
    combedBack(person, left, right) +
    strands(
      mixColours(person.skin, person.hair, 0.45),
      svg`M200 110V78M176 112Q178 92 186 78M224 112Q222 92 214 78M154 120Q154 98 168 84M246 120Q246 98 232 84M${left + 4} 140Q${left + 4} 116 ${left + 22} 98M${right - 4} 140Q${right - 4} 116 ${right - 22} 98`,
    ),
})

const fringe: HairShape = (person, left, right) => ({
  behind: bobBack(person, left, right),
  before:
    fill(
      person.hair,
      svg`M${left - 10} 206C${left - 20} 110 148 68 200 68S${right + 20} 110 ${right + 10} 206C${right - 2} 186 ${right - 4} 164 ${right - 6} 142Q200 156 ${left + 6} 142C${left + 4} 164 ${left + 2} 186 ${left - 10} 206z`,
    ) + strands(person.hairShade, `M178 146q-2-20 4-34M214 147q4-18 0-32`),
})

const curtain =
  (back: typeof longBack): HairShape =>
  (person, left, right) => ({
    behind: back(person, left, right),
    before: fill(
      person.hair,
      svg`M200 70C146 70 ${left - 20} 112 ${left - 14} 236C${left - 2} 204 ${left + 2} 166 ${left + 12} 146C166 136 190 116 200 92C210 116 234 136 ${right - 12} 146C${right - 2} 166 ${right + 2} 204 ${right + 14} 236C${right + 20} 112 254 70 200 70z`,
    ),
  })

const sweep =
  (back: typeof longBack): HairShape =>
  (person, left, right) => ({
    behind: back(person, left, right),
    before:
      fill(
        person.hair,
        svg`M${left - 12} 226C${left - 24} 104 150 64 206 64S${right + 26} 104 ${right + 12} 226C${right} 190 ${right - 2} 166 ${right - 10} 150C214 150 178 126 168 98C164 130 ${left + 10} 146 ${left + 4} 164Q${left + 2} 196 ${left - 12} 226z`,
      ) + strands(person.hairShade, `M178 96q18 30 56 40`),
  })

const bun: HairShape = (person, left, right) => ({
  behind: svg`<circle cx="200" cy="62" r="34" fill="${person.hair}"/>`,
  before: combedBack(person, left, right) + strands(person.hairShade, 'M172 70q28-16 56 0'),
})

const ponytail: HairShape = (person, left, right) => ({
  behind: fill(
    person.hair,
    svg`M${right - 20} 130C${right + 50} 130 ${right + 44} 230 ${right + 34} 330Q${right + 16} 354 ${right - 2} 326C${right + 12} 250 ${right + 10} 200 ${right - 20} 180z`,
  ),
  before: combedBack(person, left, right),
})

const puffs: HairShape = (person, left, right) => ({
  behind: svg`<g fill="${person.hair}"><circle cx="${left - 8}" cy="98" r="44"/><circle cx="${right + 8}" cy="98" r="44"/></g>`,
  before:
    combedBack(person, left, right) +
    strands(mixColours(person.skin, person.hair, 0.5), 'M200 110V76'),
})

const braided: HairShape = (person, left, right) => ({
  behind: plaits(person, left, right),
  before: curtain(() => '')(person, left, right).before,
})

const pixie: HairShape = ({ hair, hairShade }, left, right) => ({
  behind: '',
  before:
    fill(
      hair,
      svg`M${left - 6} 190C${left - 18} 96 150 64 204 64S${right + 18} 100 ${right + 6} 190L${right - 4} 150C232 150 200 138 186 120C180 140 ${left + 14} 148 ${left + 4} 156z`,
    ) + strands(hairShade, `M192 118q20 20 48 24`),
})

const cloud: HairShape = (person, left, right) => {
  const { hair, random } = person
  const ring = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.72 + (i * 1.56) / 12)
    return svg`<circle cx="${200 + Math.cos(angle) * 90}" cy="${172 + Math.sin(angle) * 96}" r="${random.whole(28, 36)}"/>`
  })
  return {
    behind: `<g fill="${hair}">${ring.join('')}<circle cx="200" cy="170" r="88"/></g>`,
    before: curtain(() => '')(person, left, right).before,
  }
}

const shortShapes: readonly HairShape[] = [crop, crop, sideParting, quiff, curls, shaven]

const longShapes: readonly HairShape[] = [
  fringe,
  curtain(longBack),
  curtain(bobBack),
  curtain(wavyBack),
  sweep(longBack),
  sweep(bobBack),
  sweep(wavyBack),
  bun,
  ponytail,
  braided,
  pixie,
  cloud,
]

const coilyShapes: readonly HairShape[] = [afro, afro, locs, rows]
