import { parseSite } from '@milepost/content'
import { expect, it } from 'vitest'
import { themeStyle } from './theme-style.ts'

it('asks early for the fonts of most texts, and for rarer characters where they stand', () => {
  const font = { type: 'external', family: 'Inter', weight: 600 }
  const { design } = parseSite({
    id: 'x',
    type: 'custom_site',
    uid: 'x',
    data: {
      'design-webfonts': [
        { ...font, url: 'https://content.example/inter.woff2' },
        { ...font, url: 'https://content.example/inter-extended.woff2', range: 'U+100-17F' },
      ],
    },
  }).site
  const { css, preload } = themeStyle(design, () => undefined)
  expect(preload).toHaveLength(1)
  expect(css).toMatch(
    /^@font-face\{font-family:"Inter";font-weight:600;[^}]*?optional;src:url\("\/media\/[^}]+\}@font-face\{[^}]*unicode-range:U\+100-17F;src:url\("\/media\//,
  )
})
