import { parseSite } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import { parseTheme, type SiteTheme, applyTheme } from './theme.ts'

function designOf(data: Record<string, unknown>, theme: SiteTheme) {
  const { site } = parseSite({ id: 'x', type: 'custom_site', uid: 'x', data })
  return applyTheme(site.design, parseTheme(theme))
}

const theme: SiteTheme = {
  colors: { primary: '#0b3c49', dark: '#22252b' },
  fonts: { head: { family: 'Fraunces', weight: 600, uppercase: true } },
  webfonts: [{ family: 'Fraunces', url: '/assets/fraunces.woff2', weight: 600 }],
  buttons: { radius: 3 },
  edge: 'wave',
}

it('uses the theme’s value if the document has none', () =>
  expect(designOf({}, theme)).toEqual(parseTheme(theme)))

it('keeps the document’s values, including empty ones', () => {
  const document = {
    'design-colors-primary': '#F5A524',
    'design-fonts-head-uppercase': 'No',
    'design-buttons-radius': 0,
    'design-edge': 'none',
  }
  expect(designOf(document, theme)).toMatchObject({
    colors: { primary: '#F5A524', dark: '#22252b' },
    fonts: { head: { family: 'Fraunces', uppercase: false } },
    buttons: { radius: 0 },
    edge: 'none',
  })
})

describe('font files', () => {
  const row = { type: 'external', url: 'https://content.example/f.woff2' }
  const urls = (data: Record<string, unknown>, own: SiteTheme = theme) =>
    designOf(data, own).webfonts.map(({ url }) => url)

  it('come before the document’s, which override the same face', () => {
    const other = { ...row, family: 'Fraunces', weight: 600, range: 'U+100-17F' }
    expect(urls({ 'design-webfonts': [other] })).toEqual(['/assets/fraunces.woff2', row.url])
    const same = { ...row, family: 'fraunces', weight: 600 }
    expect(urls({ 'design-webfonts': [same] })).toEqual([row.url])
  })
})
