import { mixColours } from './mix-colours.ts'
import type { Palette } from './palettes.ts'

/** The palette with every colour that drawings mix from as `#rrggbb`; what is no colour becomes mid grey. */
export function cleanPalette(palette: Palette): Palette {
  const { deep, accent, pale, growth, light } = palette
  return {
    ...palette,
    deep: cleanColour(deep),
    accent: cleanColour(accent),
    pale: cleanColour(pale),
    growth: cleanColour(growth),
    light: cleanColour(light),
  }
}

function cleanColour(colour: string): string {
  return mixColours(colour, colour, 0)
}
