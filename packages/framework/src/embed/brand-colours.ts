import type { SiteConfig } from '@milepost/content'
import { type ColourRole, themeFromDesign, tokenVariable } from '@milepost/ui/theme'

const roles = [
  'surface',
  'text',
  'textMuted',
  'border',
  'primary',
  'onPrimary',
  'primaryText',
  'meterFill',
  'meterTrack',
] as const satisfies readonly ColourRole[]

/** Colours of a site for what is no page of it; each can be read on those it is on, as the theme sees to. */
export type BrandColours = Readonly<Record<(typeof roles)[number], string>>

/** The colours of a site's theme in light windows. */
export function brandColours({ design }: Pick<SiteConfig, 'design'>): BrandColours {
  const { variables } = themeFromDesign(design)
  return Object.fromEntries(
    roles.map((role) => [role, variables[`--${tokenVariable(['color', role])}`] ?? '']),
  ) as BrandColours
}
