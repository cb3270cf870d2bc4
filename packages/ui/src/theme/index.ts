export {
  buttonFromColours,
  surfaceFromColours,
  type AreaColours,
  type AreaSurface,
} from './surface-from-colours.ts'
export { contrast, lowestContrast, mixColours, type Hex } from './colour.ts'
export {
  contrastPairs,
  type ContrastPair,
  contrastReport,
  type ContrastReportLine,
  type ContrastReport,
} from './contrast.ts'
export type { DesignFont, DesignInput, DesignValue, ThemeChange } from './design-input.ts'
export {
  containerWidthRem,
  defaultFontFamily,
  kitBreakpoints,
  kitTransition,
  rhythm,
  scale,
  siteBreakpoints,
  siteColours,
} from './kit.ts'
export { type Edge, type Pattern, themeFromDesign, type Theme } from './theme-from-design.ts'
export { tokenVariable, type ColourRole, type TokenName } from './tokens.ts'
