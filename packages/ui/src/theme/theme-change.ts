import type { TokenName } from './tokens.ts'

/** One thing the theme did differently from what the design asked for. */
export interface ThemeChange {
  /** The role it happened to. */
  token: TokenName
  /** What the design asked for, shortened to 64 characters. */
  from: string
  /** The colour that is used in its place. */
  to: string
  /** A sentence for the person who chose the colour. */
  message: string
}
