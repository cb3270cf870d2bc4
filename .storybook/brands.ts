import type { DesignInput } from '@milepost/ui/theme'

interface Brand {
  title: string
  design: DesignInput
  /** Family, weight and URL. */
  fonts: readonly (readonly [string, number, string])[]
}

const inter = [
  ['Inter', 400, '/tideline/fonts/inter-400.woff2'],
  ['Inter', 600, '/tideline/fonts/inter-600.woff2'],
] as const

/** The default theme of the kit, and the brands of the two demo sites. */
export const brands = {
  kit: { title: 'Kit', design: {}, fonts: inter },
  tideline: {
    title: 'Tideline Trust',
    design: {
      colors: {
        primary: '#E4572E',
        secondary: '#0B3C49',
        tertiary: '#2E6F57',
        dark: '#0B3C49',
        light: '#F6EFE4',
      },
      fonts: {
        head: { family: 'Fraunces', weight: 600, uppercase: 'No', spacing: -0.01 },
        body: { family: 'Inter', weight: 400 },
        button: { family: 'Inter', weight: 600 },
      },
      buttons: { radius: 12, borderWidth: 2 },
      background: '#FFFFFF',
      edge: 'wave',
      pattern: 'waves',
    },
    fonts: [['Fraunces', 600, '/tideline/fonts/fraunces-600.woff2'], ...inter],
  },
  summit: {
    title: 'Summit Rescue',
    design: {
      colors: {
        primary: '#F5A524',
        secondary: '#1F4D3A',
        tertiary: '#DDEBF2',
        dark: '#22252B',
        light: '#DDEBF2',
      },
      fonts: {
        head: { family: 'Barlow Condensed', weight: 700, uppercase: 'Yes', spacing: 0.01 },
        body: { family: 'Barlow', weight: 400 },
        button: { family: 'Barlow', weight: 600, uppercase: 'Yes', spacing: 0.04 },
      },
      buttons: { radius: 2, borderWidth: 2 },
      background: '#FFFFFF',
      edge: 'diagonal',
      pattern: 'contours',
    },
    fonts: [
      ['Barlow Condensed', 700, '/summit/fonts/barlow-condensed-700.woff2'],
      ['Barlow', 400, '/summit/fonts/barlow-400.woff2'],
      ['Barlow', 600, '/summit/fonts/barlow-600.woff2'],
    ],
  },
} as const satisfies Record<string, Brand>

/** Name of a brand in the toolbar. */
export type BrandName = keyof typeof brands

/** Returns the brand with a name, the kit's default theme for unknown names. */
export function brandNamed(name: unknown): Brand {
  return brands[Object.hasOwn(brands, String(name)) ? (name as BrandName) : 'kit']
}
