import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { themeFromDesign } from './theme-from-design.ts'
import { tokens, tokenVariable } from './tokens.ts'

/** `var(--milepost-…)` for every role of the theme. */
export const vars = createGlobalThemeContract(tokens, (_, path) => tokenVariable(path))

// No specificity, so that a site's `:root{…}` always overrides it.
globalStyle(':where(:root)', { vars: themeFromDesign().variables })
