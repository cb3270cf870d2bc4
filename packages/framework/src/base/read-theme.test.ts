import { describe, expect, it } from 'vitest'
import { parseTheme, type SiteTheme } from './theme.ts'

it('reads the fields of a theme like those of a document', () => {
  const design = parseTheme({
    colors: { primary: '#0B3C49' },
    fonts: { head: { family: 'Fraunces', weight: 600, uppercase: true, spacing: -0.01 } },
    webfonts: [{ family: 'Fraunces', url: '/assets/fraunces.woff2', weight: 600 }],
    buttons: { radius: 3 },
    edge: 'wave',
  })
  expect(design).toMatchObject({
    colors: { primary: '#0B3C49', dark: undefined },
    fonts: { head: { family: 'Fraunces', weight: 600, uppercase: true, spacing: -0.01 } },
    webfonts: [
      { type: 'external', family: 'Fraunces', url: '/assets/fraunces.woff2', weight: 600 },
    ],
    buttons: { radius: 3 },
    edge: 'wave',
    pattern: undefined,
  })
})

it.each([undefined, {}])('returns nothing without a theme: %j', (theme) =>
  expect(parseTheme(theme)).toMatchObject({ webfonts: [], edge: undefined, background: undefined }),
)

describe('rejects', () => {
  const refused: [theme: object, sentence: string | RegExp][] = [
    [
      { colors: { primary: 'url(x)' } },
      /^app\/site\.config\.ts: theme\.colors\.primary: expected /,
    ],
    [{ fonts: { body: { family: 'a;b' } } }, /theme\.fonts\.body\.family: expected the name of a/],
    [{ fonts: { body: { weight: 4000 } } }, /theme\.fonts\.body\.weight: expected /],
    [{ edge: 'zigzag' }, /theme\.edge: expected one of "none", "wave", "diagonal", found "zigzag"/],
    [{ webfonts: [{ url: '/a.woff2' }] }, /theme\.webfonts\[0\]\.family: expected /],
    [{ webfonts: [{ family: 'Inter' }] }, /theme\.webfonts\[0\]\.url is empty/],
    [{ webfonts: 'Inter' }, /theme\.webfonts/],
    [{ colours: { primary: '#fff' } }, /theme\.colours\.primary is not a field of a theme/],
    [{ colors: '#fff' }, /theme\.colors is not a field of a theme/],
    [{ colors: { primry: '#fff' } }, /theme\.colors\.primry is not a field of a theme/],
    [{ backgroundImage: '/sand.jpg' }, /theme\.backgroundImage/],
  ]
  it.each(refused)('%j', (theme, sentence) =>
    expect(() => parseTheme(theme as SiteTheme)).toThrow(sentence),
  )
})
