import { colourDistance, mixColours } from '../mix-colours.ts'
import type { Palette } from '../palettes.ts'
import type { SeededRandom } from '../../random/seeded-random.ts'
import type { Complexion, PortraitPerson } from './person.ts'
import { matchingOrAll } from './matching-or-all.ts'

const dark = ['#1d1716', '#2a1d1a', '#3a2620'] as const
const brown = ['#4a2f22', '#5d3b27', '#33231d', '#7a4e2f'] as const
const fair = ['#b9783a', '#d9a860', '#a4512a', '#c65f2e', '#8a5a33', '#5d3b27', '#33231d'] as const
const silver = ['#8d8b8a', '#b9b6b2', '#dedad3', '#6d6866'] as const

/** Each skin with the hair that usually goes with it. */
const skins: readonly { skin: string; complexion: Complexion; hair: readonly string[] }[] = [
  { skin: '#f7d9c4', complexion: 'fair', hair: fair },
  { skin: '#f2c9ac', complexion: 'fair', hair: fair },
  { skin: '#edbd97', complexion: 'fair', hair: [...brown, ...fair] },
  { skin: '#dfa77c', complexion: 'olive', hair: [...brown, ...dark] },
  { skin: '#c98d62', complexion: 'olive', hair: [...dark, ...brown] },
  { skin: '#ad7147', complexion: 'olive', hair: dark },
  { skin: '#945d3b', complexion: 'deep', hair: dark },
  { skin: '#7a4a30', complexion: 'deep', hair: dark },
  { skin: '#633c28', complexion: 'deep', hair: dark },
]

/** Chooses the colours and proportions of a person. */
export function choosePerson(random: SeededRandom, palette: Palette): PortraitPerson {
  const age = random.weighted<0 | 1 | 2>([
    [0, 5],
    [1, 3],
    [2, 2],
  ])
  const { skin, complexion, hair: usual } = random.pick(skins)
  const hair = random.chance([0, 0.18, 0.85][age] ?? 0) ? random.pick(silver) : random.pick(usual)
  const cloth = random.pick(
    matchingOrAll(clothColours(palette), (colour) => colourDistance(colour, skin) > 120),
  )
  const isDark = complexion === 'deep'
  return {
    random,
    palette,
    skin,
    complexion,
    skinShade: mixColours(skin, isDark ? '#2a100a' : '#6b2412', isDark ? 0.36 : 0.24),
    lips: mixColours(skin, isDark ? '#c9625f' : '#9c2f35', 0.5),
    hair,
    hairShade: mixColours(hair, '#140c0a', 0.3),
    ink: mixColours(isDark ? '#0e0808' : '#241a1a', palette.deep, isDark ? 0 : 0.25),
    cloth,
    clothShade: mixColours(cloth, '#0b1014', 0.2),
    halfWidth: random.whole(60, 68),
    chin: random.whole(250, 262),
    age,
  }
}

function clothColours({ deep, accent, pale, growth, light }: Palette): string[] {
  return [
    deep,
    mixColours(deep, light, 0.25),
    mixColours(deep, growth, 0.5),
    accent,
    mixColours(accent, deep, 0.35),
    mixColours(accent, light, 0.35),
    growth,
    mixColours(growth, light, 0.35),
    mixColours(light, pale, 0.5),
  ]
}
