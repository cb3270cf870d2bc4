import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { themeFromDesign } from './theme-from-design.ts'
import { tokens, tokenVariable } from './tokens.ts'

/** `var(--milepost-…)` for every role, for style sheets that want to follow the theme. */
export const vars = createGlobalThemeContract(tokens, (_, path) => tokenVariable(path))

// No specificity, so that a site's own `:root{…}` wins wherever it is.
globalStyle(':where(:root)', { vars: themeFromDesign().variables })
