import { parseSite } from '@milepost/content'
import { expect, it } from 'vitest'
import { getProxiedStylesheets, getStylesheetPaths } from './site-stylesheets.ts'

const { site } = parseSite({
  id: 's',
  uid: 's',
  type: 'custom_site',
  data: {
    'head-stylesheets': [{ url: '/own.css' }, { url: 'https://a.example/x.css' }],
    'design-webfonts': [
      { type: 'google_font', family: 'Lato', weight: 700, style: 'normal' },
      { type: 'external', family: 'Own', url: 'https://a.example/f.woff2', weight: 400 },
      { type: 'external', family: 'Nowhere', weight: 400 },
    ],
  },
})

it('loads hosted font sheets for webfonts, through the site’s own origin (decisions: consent) [S7.97, S7.99]', () => {
  const sheets = getProxiedStylesheets(site)
  expect(sheets.map(({ source }) => source)).toEqual([
    'https://a.example/x.css',
    'https://fonts.googleapis.com/css2?family=Lato%3Awght%40700&display=optional',
  ])
  expect(getStylesheetPaths(site)).toEqual(['/own.css', ...sheets.map(({ path }) => path)])
  for (const path of getStylesheetPaths(site)) expect(path).toMatch(/^\/[\w/]+\.css$/)
})
