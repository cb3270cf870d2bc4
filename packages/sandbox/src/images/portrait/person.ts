import type { Palette } from '../palettes.ts'
import type { SeededRandom } from '../../random/seeded-random.ts'

export type Complexion = 'fair' | 'olive' | 'deep'

/** What the parts of a portrait need to know of the person. Colours are `#rrggbb`. */
export interface PortraitPerson {
  random: SeededRandom
  palette: Palette
  skin: string
  /** Which hair and head coverings go with the skin, and how strongly features must be drawn. */
  complexion: Complexion
  /** A step darker: under the chin, the nose, inside the ear. */
  skinShade: string
  lips: string
  hair: string
  hairShade: string
  /** What the eyes, brows and lashes are drawn with. */
  ink: string
  cloth: string
  clothShade: string
  /** Half the width of the face, 60 to 68. */
  halfWidth: number
  /** Where the chin ends, 250 to 262. */
  chin: number
  /** From 0, young, to 2, old. */
  age: 0 | 1 | 2
}

/** Two layers: one behind the head, one before it. */
export interface PortraitLayers {
  behind: string
  before: string
}
