import { mixColours } from '../mix-colours.ts'
import type { Palette } from '../palettes.ts'
import type { SeededRandom } from '../../random/seeded-random.ts'

/** The hour and weather of a scene. Colours are `#rrggbb`. */
export interface SceneLight {
  hour: 'dawn' | 'noon' | 'dusk' | 'overcast'
  skyTop: string
  skyBottom: string
  /** The colour of the far distance. */
  haze: string
  tint: string
  /** How much of the tint is over everything, from 0 to 1. */
  tintShare: number
  sun: string
  cloud: string
}

/** What every scene is given. */
export interface SceneContext {
  random: SeededRandom
  palette: Palette
  light: SceneLight
  /** Grass, by the time of year and the ground: fresh, dry, or with heather in it. */
  turf: string
  /** An `id` for this picture's gradient, unlike those of other pictures. */
  id: string
  /** A colour in this light; `distance` is from 0, at hand, to 1, at the horizon. */
  tone: (colour: string, distance?: number) => string
}

/** Chooses the light and mixes it with the palette. */
export function chooseLight(random: SeededRandom, palette: Palette): SceneLight {
  const { deep, accent, pale, light } = palette
  const hour = random.pick(['dawn', 'noon', 'noon', 'dusk', 'overcast'] as const)
  switch (hour) {
    case 'dawn':
      return {
        hour,
        skyTop: mixColours('#9db6cf', deep, 0.12),
        skyBottom: mixColours('#fcd9bd', accent, 0.1),
        haze: mixColours('#f3cdb9', pale, 0.3),
        tint: mixColours('#f0a988', accent, 0.3),
        tintShare: 0.1,
        sun: mixColours('#fff2d8', accent, 0.08),
        cloud: mixColours('#fdeadb', accent, 0.08),
      }
    case 'noon':
      return {
        hour,
        skyTop: mixColours('#6fb3d2', deep, 0.12),
        skyBottom: mixColours('#dff0f3', pale, 0.35),
        haze: mixColours('#cfe4ea', pale, 0.25),
        tint: '#ffffff',
        tintShare: 0,
        sun: '#fff6d6',
        cloud: light,
      }
    case 'dusk':
      return {
        hour,
        skyTop: mixColours('#39436e', deep, 0.3),
        skyBottom: mixColours('#f6a06b', accent, 0.35),
        haze: mixColours('#b9798a', deep, 0.15),
        tint: mixColours('#2c2b55', deep, 0.35),
        tintShare: 0.4,
        sun: mixColours('#ffe0a3', accent, 0.15),
        cloud: mixColours('#c9788a', accent, 0.2),
      }
    case 'overcast':
      return {
        hour,
        skyTop: mixColours('#a9b6bd', deep, 0.12),
        skyBottom: mixColours('#e3e8e7', pale, 0.3),
        haze: mixColours('#cfd7d8', pale, 0.2),
        tint: mixColours('#84939a', deep, 0.1),
        tintShare: 0.2,
        sun: '#f2f4f2',
        cloud: mixColours('#f1f3f2', deep, 0.08),
      }
  }
}
