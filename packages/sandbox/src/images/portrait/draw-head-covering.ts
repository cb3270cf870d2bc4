import { mixColours } from '../mix-colours.ts'
import { svgText as svg } from '../svg-text.ts'
import { drawFullBeard } from './draw-beard.ts'
import { drawHairBelowHat } from './draw-hair.ts'
import type { Complexion, PortraitLayers, PortraitPerson } from './person.ts'
import { matchingOrAll } from './matching-or-all.ts'

/** What is worn on the head: some coverings replace the hair, some let it show below. */
export interface HeadCovering extends PortraitLayers {
  /** Drawn over the chin, under the mouth; absent where any beard may be chosen. */
  beard?: string
}

type CoveringShape = (
  person: PortraitPerson,
  colours: Colours,
  left: number,
  right: number,
) => HeadCovering

interface Colours {
  cloth: string
  fold: string
  trim: string
}

/** Draws a covering that suits `long` hair, or short. */
export function drawHeadCovering(
  person: PortraitPerson,
  { long }: { long: boolean },
): HeadCovering {
  const { random, palette, halfWidth } = person
  const cloth = random.pick(
    matchingOrAll(
      [
        palette.accent,
        palette.growth,
        palette.deep,
        mixColours(palette.deep, palette.light, 0.35),
        mixColours(palette.accent, palette.deep, 0.3),
        mixColours(palette.growth, palette.light, 0.4),
        mixColours(palette.accent, palette.pale, 0.5),
      ],
      (colour) => colour !== person.cloth,
    ),
  )
  const colours: Colours = {
    cloth,
    fold: mixColours(cloth, '#0b1014', 0.18),
    trim: cloth === palette.accent ? palette.pale : palette.accent,
  }
  const shape = random.pick([
    ...(long ? longCoverings : shortCoverings),
    ...customary[person.complexion][long ? 'long' : 'short'],
  ])
  return shape(person, colours, 200 - halfWidth, 200 + halfWidth)
}

const headscarf: CoveringShape = (_, { cloth, fold }, left, right) => ({
  behind: svg`<path fill="${fold}" d="M200 58C130 58 ${left - 30} 120 ${left - 24} 210Q${left - 40} 290 110 330H290Q${right + 40} 290 ${right + 24} 210C${right + 30} 120 270 58 200 58z"/>`,
  before:
    svg`<path fill="${cloth}" fill-rule="evenodd" d="M200 58C134 58 ${left - 26} 112 ${left - 22} 200C${left - 20} 262 ${left - 20} 290 96 326Q130 352 150 404H262Q274 352 306 324C${right + 20} 290 ${right + 20} 262 ${right + 22} 200C${right + 26} 112 266 58 200 58z` +
    svg`M200 104C${right - 16} 104 ${right - 2} 134 ${right - 2} 176C${right - 2} 232 224 262 200 262S${left + 2} 232 ${left + 2} 176C${left + 2} 134 ${left + 16} 104 200 104z"/>` +
    svg`<path fill="none" stroke="${fold}" stroke-width="4" stroke-linecap="round" d="M${left - 6} 214Q${left + 6} 290 214 322M${right + 8} 216Q${right - 6} 300 150 346M200 78Q${left + 16} 82 ${left - 4} 140M176 376Q240 352 ${right + 6} 286"/>`,
  beard: '',
})

const turban: CoveringShape = (person, { cloth, fold, trim }, left, right) => ({
  behind: '',
  before:
    svg`<path fill="${trim}" d="M164 132L200 96 236 132Q200 118 164 132z"/>` +
    svg`<path fill="${cloth}" d="M${left - 8} 158C${left - 34} 84 148 40 200 40S${right + 34} 84 ${right + 8} 158C${right - 8} 142 226 128 200 104C174 128 ${left + 8} 142 ${left - 8} 158z"/>` +
    svg`<path fill="none" stroke="${fold}" stroke-width="4" stroke-linecap="round" d="M200 104Q${left + 16} 116 ${left - 12} 138M196 88Q${left + 10} 96 ${left - 12} 118M190 72Q${left + 16} 74 ${left - 2} 98M200 104Q${right - 16} 116 ${right + 12} 138M204 88Q${right - 10} 96 ${right + 12} 118M210 72Q${right - 16} 74 ${right + 2} 98"/>`,
  beard: drawFullBeard(person),
})

const beanie =
  (long: boolean): CoveringShape =>
  (person, { cloth, fold, trim }, left, right) => {
    const hair = drawHairBelowHat(person, { long })
    const bobble = person.random.chance(0.5)
      ? `<circle cx="200" cy="56" r="21" fill="${trim}"/>`
      : ''
    return {
      behind: hair.behind + bobble,
      before:
        hair.before +
        svg`<path fill="${cloth}" d="M${left - 6} 130C${left - 12} 84 150 54 200 54S${right + 12} 84 ${right + 6} 130z"/>` +
        svg`<rect x="${left - 12}" y="112" width="${right - left + 24}" height="34" rx="13" fill="${fold}"/>` +
        svg`<path stroke="${cloth}" stroke-width="3" d="M${left + 8} 118v22M${left + 30} 118v22M${left + 52} 118v22M${right - 52} 118v22M${right - 30} 118v22M${right - 8} 118v22"/>`,
    }
  }

const sunHat =
  (long: boolean): CoveringShape =>
  (person, { trim }, left, right) => {
    const hair = drawHairBelowHat(person, { long })
    const straw = mixColours('#e3c68f', person.palette.pale, 0.25)
    const shade = mixColours(straw, '#5d3b1d', 0.25)
    return {
      behind:
        hair.behind +
        svg`<ellipse cx="200" cy="128" rx="${(right - left) / 2 + 54}" ry="32" fill="${shade}"/>`,
      before:
        hair.before +
        svg`<path fill="${person.skinShade}" opacity=".5" d="M${left + 2} 130H${right - 2}V146Q200 158 ${left + 2} 146z"/>` +
        svg`<path fill="${straw}" d="M${left - 54} 124Q200 168 ${right + 54} 124Q200 88 ${left - 54} 124z"/>` +
        svg`<path fill="${straw}" d="M${left + 2} 122C${left} 70 160 50 200 50S${right} 70 ${right - 2} 122Q200 142 ${left + 2} 122z"/>` +
        svg`<path fill="${trim}" d="M${left + 3} 104Q200 126 ${right - 3} 104L${right - 2} 123Q200 143 ${left + 2} 123z"/>`,
    }
  }

const cap =
  (long: boolean): CoveringShape =>
  (person, { cloth, fold, trim }, left, right) => {
    const hair = drawHairBelowHat(person, { long })
    return {
      behind: hair.behind,
      before:
        hair.before +
        svg`<path fill="${cloth}" d="M${left - 5} 136C${left - 10} 82 152 62 200 62S${right + 10} 82 ${right + 5} 136Q200 108 ${left - 5} 136z"/>` +
        svg`<path fill="${fold}" d="M${left + 4} 132Q200 96 ${right - 4} 132Q${right - 2} 150 ${right - 16} 150Q200 122 ${left + 16} 150Q${left + 2} 150 ${left + 4} 132z"/>` +
        `<circle cx="200" cy="62" r="6" fill="${fold}"/><rect x="184" y="84" width="32" height="20" rx="5" fill="${trim}"/>`,
    }
  }

const headwrap: CoveringShape = (_, { cloth, fold, trim }, left, right) => ({
  behind: svg`<path fill="${cloth}" d="M${left - 10} 140C${left - 44} 60 160 36 206 38S${right + 44} 76 ${right + 10} 140z"/>`,
  before:
    svg`<path fill="${cloth}" d="M${left - 8} 154C${left - 26} 90 150 54 200 54S${right + 26} 90 ${right + 8} 154Q${right - 20} 112 200 112T${left - 8} 154z"/>` +
    svg`<path fill="none" stroke="${fold}" stroke-width="5" stroke-linecap="round" d="M${left - 10} 116Q180 70 ${right - 14} 92M${right + 12} 116Q220 64 ${left + 16} 70M${left - 12} 94Q190 46 ${right - 6} 64"/>` +
    svg`<path fill="none" stroke="${trim}" stroke-width="9" d="M${left - 6} 146Q${left + 20} 106 200 106T${right + 6} 146"/>`,
  beard: '',
})

const headband =
  (long: boolean): CoveringShape =>
  (person, { cloth, fold }, left, right) => {
    const hair = drawHairBelowHat(person, { long })
    return {
      behind: hair.behind,
      before:
        hair.before +
        svg`<path fill="${person.hair}" d="M${left - 4} 132C${left - 10} 84 152 66 200 66S${right + 10} 84 ${right + 4} 132Q200 100 ${left - 4} 132z"/>` +
        svg`<path fill="${cloth}" d="M${left - 3} 146Q${left - 7} 126 ${left - 3} 114Q200 78 ${right + 3} 114Q${right + 7} 126 ${right + 3} 146Q200 106 ${left - 3} 146z"/>` +
        svg`<path fill="none" stroke="${fold}" stroke-width="3" d="M${left - 4} 130Q200 92 ${right + 4} 130"/>`,
    }
  }

const shortCoverings: readonly CoveringShape[] = [
  beanie(false),
  beanie(false),
  sunHat(false),
  cap(false),
  cap(false),
  headband(false),
]

const longCoverings: readonly CoveringShape[] = [
  headscarf,
  beanie(true),
  sunHat(true),
  cap(true),
  headband(true),
]

const customary: Record<Complexion, Record<'long' | 'short', readonly CoveringShape[]>> = {
  fair: { long: [], short: [] },
  olive: { long: [headscarf, headscarf], short: [turban, turban, turban] },
  deep: { long: [headscarf, headscarf, headwrap, headwrap], short: [turban] },
}
