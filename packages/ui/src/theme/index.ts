export { buttonFromColours } from './button-from-colours.ts'
export { contrast, lowestContrast, mixColours, type Hex } from './colour.ts'
export { contrastPairs, type ContrastPair } from './contrast-pairs.ts'
export { contrastReport, type ContrastReportLine, type ContrastReport } from './contrast-report.ts'
export type { DesignFont, DesignInput, DesignValue } from './design-input.ts'
export {
  containerWidthRem,
  copiedDurationMs,
  defaultFontFamily,
  toastDurationMs,
  headlineScale,
  iconViewBox,
  kitBreakpoints,
  kitPalette,
  kitRadii,
  kitTransition,
  loadDelayMs,
  logoSizes,
  modalWidths,
  rhythm,
  scale,
  scrollThrottleMs,
  siteBreakpoints,
  siteColours,
  spinnerTurn,
} from './kit.ts'
export type { Edge, Pattern } from './shape-from-design.ts'
export { surfaceFromColours, type AreaColours, type AreaSurface } from './surface-from-colours.ts'
export type { ThemeChange } from './theme-change.ts'
export { themeFromDesign, type Theme } from './theme-from-design.ts'
export { tokenVariable, type ColourRole, type TokenName } from './tokens.ts'
