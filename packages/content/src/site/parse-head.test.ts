import { describe, expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'

const parse = (data: Record<string, unknown>) =>
  parseSite({ id: 'S1', uid: 'demo', type: 'custom_site', data })

function problemOf(data: Record<string, unknown>): string {
  return parse(data)
    .issues.map(({ field, problem }) => `${field}: ${problem}`)
    .join('\n')
}

describe('parseHead', () => {
  it('returns styles, stylesheets, scripts, meta tags, a feed and an icon', () => {
    const { site, issues } = parse({
      'head-styles': ' .hero > h1 { color: red } @media (width<=600px) { a { top: 0 } } ',
      'head-stylesheets': [{ url: '/extra.css' }, { url: 'https://cdn.example/a.css' }],
      'head-scripts': [
        { src: 'https://cdn.example/a.js', stagingOnly: 'Yes' },
        { inline: 'let a = 1 < 2', afterConsent: 'No' },
      ],
      'head-metaTags': [
        { name: 'theme-color', content: '#fff' },
        { property: 'og:locale', content: 'en' },
      ],
      'head-rss': '/news.xml',
      'head-appleIcon': { url: '/icon.png', alt: '', dimensions: { width: 180, height: 180 } },
    })
    expect(issues).toEqual([])
    expect(site.head).toEqual({
      styles: '.hero > h1 { color: red } @media (width<=600px) { a { top: 0 } }',
      stylesheets: ['/extra.css', 'https://cdn.example/a.css'],
      scripts: [
        { src: 'https://cdn.example/a.js', inline: '', stagingOnly: true, afterConsent: true },
        { src: '', inline: 'let a = 1 < 2', stagingOnly: false, afterConsent: false },
      ],
      metaTags: [
        { name: 'theme-color', property: '', content: '#fff' },
        { name: '', property: 'og:locale', content: 'en' },
      ],
      rss: '/news.xml',
      appleIcon: { url: '/icon.png', alt: '', width: 180, height: 180 },
    })
  })

  it.each([
    ['a { } </style><script>', 'CSS must not contain markup'],
    ['@IMPORT "a.css"', 'CSS must not contain @import'],
    ['a { background: url( "https://x.example/a.png") }', 'URLs of other sites'],
    ['a { background: URL(//x.example/a.png) }', 'URLs of other sites'],
    ["a { background: url('data:image/png;base64,x') }", 'URLs of other sites'],
    [String.raw`@\69mport "a.css"`, 'CSS must not contain @import'],
    [String.raw`@\000049 mport "a.css"`, 'CSS must not contain @import'],
    [String.raw`@i\mport "a.css"`, 'CSS must not contain @import'],
    [String.raw`a { background: u\72l(//x.example/a.png) }`, 'URLs of other sites'],
    [String.raw`a { background: url("\68ttps://x.example/a.png") }`, 'URLs of other sites'],
    ['a { background: url("ht\\\ntps://x.example/a.png") }', 'URLs of other sites'],
    ['a { background: image-set("https://x.example/a.png" 1x) }', 'URLs of other sites'],
    ['a { background: -webkit-image-set("/a.png" 1x, "//x.example/b.png" 2x) }', 'of other sites'],
    ['a { background: image(/* */ "https://x.example/a.png") }', 'URLs of other sites'],
    ['a'.repeat(100_001), 'at most 100000 characters'],
    [7, 'expected CSS, found 7'],
  ])('rejects CSS that could load from other sites or end its element (%#)', (styles, problem) => {
    expect(problemOf({ 'head-styles': styles })).toContain(problem)
    expect(parse({ 'head-styles': styles }).site.head.styles).toBe('')
  })

  it.each([
    ['a { background: url("/a.png") }'],
    ['a { background: url( media/a:b.png ) }'],
    ['a { content: "import url" }'],
    ['a { content: "https://ours.example is our address" }'],
    ['a { background: image-set("/a.png" 1x, url("b.png") 2x) }'],
    [String.raw`a::before { content: "\201C \110000 \\" }`],
    ['a'.repeat(100_000)],
  ])('accepts CSS of the site (%#)', (styles) =>
    expect(parse({ 'head-styles': styles })).toMatchObject({
      issues: [],
      site: { head: { styles } },
    }),
  )

  it.each([
    [{ src: 'javascript:alert(1)' }, 'head-scripts[0].src: expected a URL'],
    [{ src: 'http://x.example/a.js' }, 'head-scripts[0].src: expected a URL (https)'],
    [{ src: String.raw`/\x.example/a.js` }, 'head-scripts[0].src: expected a URL (https)'],
    [{ src: '/\t/x.example/a.js' }, 'head-scripts[0].src: expected a URL (https)'],
    [{ stagingOnly: 'Yes' }, 'found neither'],
    [{ inline: 'a</SCRIPT >' }, 'head-scripts[0].inline: a script must not contain'],
    [{ inline: '<!-- a' }, 'head-scripts[0].inline: a script must not contain'],
    [{ src: '/a.js', stagingOnly: 'Perhaps' }, 'head-scripts[0].stagingOnly: expected "Yes"'],
  ])('drops the script %j with the reason', (script, problem) => {
    expect(problemOf({ 'head-scripts': [script] })).toContain(problem)
    expect(parse({ 'head-scripts': [script] }).site.head.scripts).toEqual([])
  })

  it.each(['https://x.example/a.js', '//x.example/a.js'])('delays %s until consent', (src) => {
    const { site, issues } = parse({ 'head-scripts': [{ src, afterConsent: 'No' }] })
    expect(site.head.scripts).toMatchObject([{ src, afterConsent: true }])
    const problem = 'a third-party script always waits for consent'
    expect(issues).toMatchObject([{ field: 'head-scripts[0].afterConsent', problem }])
  })

  it('reports a script that is not text', () =>
    expect(problemOf({ 'head-scripts': [{ inline: 7 }] })).toBe(
      'head-scripts[0].inline: expected a script, found 7',
    ))

  it('does not require consent for a script of the site, whatever its path', () => {
    const script = { src: '/copies/https://x.js', afterConsent: 'No' }
    const { site, issues } = parse({ 'head-scripts': [script] })
    expect(issues).toEqual([])
    expect(site.head.scripts).toMatchObject([{ afterConsent: false }])
  })

  it.each(['7a', '-a', ':a', 'a b', 'é', `a${'b'.repeat(81)}`, 7])('reports the tag %j', (name) =>
    expect(problemOf({ 'head-metaTags': [{ name, content: 'x' }] })).toMatch(
      /^head-metaTags\[0\]\.name: expected the name of a meta tag, found /,
    ),
  )

  it('drops meta tags without a name, and stylesheets without a URL', () => {
    const data = {
      'head-metaTags': [{ content: 'x' }, { name: 'a"><script>' }],
      'head-stylesheets': [{ url: '' }, { url: 'data:text/css,a' }],
    }
    expect(parse(data).site.head).toMatchObject({ metaTags: [], stylesheets: [] })
    expect(parse(data).issues).toHaveLength(4)
  })
})

describe('messages of a site', () => {
  it('are found by key, and the last one wins', () => {
    const { site, issues } = parse({
      messages: [
        { key: 'donate', text: 'Give' },
        { key: 'startPage', text: 'Join in' },
        { key: 'donate', text: 'Chip in' },
      ],
    })
    expect(issues).toEqual([])
    expect(site.messages).toEqual({ donate: 'Chip in', startPage: 'Join in' })
    expect(parse({}).site.messages).toEqual({})
  })

  it.each(['__proto__', 'constructor', 'toString', '', 'a b', '7a', `a${'x'.repeat(81)}`, 7, null])(
    'are dropped and reported for the key %j',
    (key) => {
      const { site, issues } = parse({ messages: [{ key, text: 'x' }] })
      expect(Object.keys(site.messages)).toEqual([])
      expect(issues).toMatchObject([
        {
          field: 'messages[0].key',
          problem: expect.stringMatching(/^expected the key of a message, found /),
        },
      ])
    },
  )
})

describe('consent and analytics', () => {
  it('accept a trimmed id, and describe an invalid one', () => {
    const row = (id: string) => ({ analytics: [{ type: 'google_analytics', id }] })
    expect(parse(row(' G-1_a ')).site.analytics).toMatchObject([{ id: 'G-1_a' }])
    expect(problemOf(row('G 1'))).toBe(
      'analytics[0].id: expected an id of letters, digits, - and _, found "G 1"',
    )
  })

  it.each([
    [{ type: 'matomo', id: '1' }, 'analytics[0].type'],
    [{ type: 'google_analytics' }, 'analytics[0]'],
    [{ type: 'script', id: '1' }, 'analytics[0]'],
    [{ type: 'google_tag_manager', id: '1&x=<y>' }, 'analytics[0].id'],
    [{ type: 'script', url: 'javascript:x' }, 'analytics[0].url'],
  ])('drop and report %j', (row, field) => {
    const { site, issues } = parse({ analytics: [row] })
    expect(site.analytics).toEqual([])
    expect(issues.map((issue) => issue.field)).toEqual([field])
  })
})
