export { contrastPairs, type ContrastPair } from './contrast-pairs.ts'
export type { DesignFont, DesignInput, DesignValue } from './design-input.ts'
export {
  containerWidthRem,
  defaultFontFamily,
  headlineScale,
  iconViewBox,
  kitBreakpoints,
  kitPalette,
  kitRadii,
  kitTransition,
  logoSizes,
  rhythm,
  scale,
  siteBreakpoints,
  siteColours,
} from './kit.ts'
export type { Edge, Pattern } from './shape.ts'
export type { ThemeChange } from './theme-change.ts'
export { themeFromDesign, type Theme } from './theme-from-design.ts'
export { tokenVariable, type ColourRole, type TokenName } from './tokens.ts'
