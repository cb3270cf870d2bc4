import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rewriteCssUrls } from './rewrite-css-urls.ts'

const source = 'https://fonts.googleapis.com/css2'

it('proxies fonts through the site, and removes other URLs [S7.97]', () => {
  const css = rewriteCssUrls(
    '@import "https://x.example/a.css";@font-face{src:url(https://fonts.gstatic.com/s/a.woff2) format("woff2")}b{background:url("//track.example/p.gif")}i{background:url(p.png)}',
    source,
  )
  expect(css).toMatch(/src:url\(\/media\/https\/[\w.]+\/s\/a\.woff2\)format/)
  expect(css).not.toMatch(/example|googleapis/)
  expect(css.match(/about:invalid/g)).toHaveLength(2)
})

it.each([
  ['url("https://track.example/)/p.gif")', 'url(about:invalid)'],
  [String.raw`url("https://track.example/\"")`, 'url(about:invalid)'],
  ["url( 'https://track.example/p.gif' )", 'url(about:invalid)'],
  ['url(//fonts.gstatic.com.evil.example/a.woff2)', 'url(about:invalid)'],
  ['url(http://fonts.gstatic.com/a.woff2)', 'url(about:invalid)'],
  ['url(data:image/gif;base64,AA==)', 'url(data:image/gif;base64,AA==)'],
  ['url(https://fonts.gstatic.com/s/a.woff2)', 'url(/media/https/fonts.gstatic.com/s/a.woff2)'],
])('rewrites %s to %s', (address, expected) =>
  expect(rewriteCssUrls(`b{background:${address}}`, source)).toBe(`b{background:${expected}}`),
)

it.each([
  [
    '@font-face{font-family:"A";src:url(https://fonts.bunny.net/a.woff2) format("woff2");unicode-range:U+0-FF,U+131}',
    '@font-face{font-family:"A";src:url(/media/https/fonts.bunny.net/a.woff2)format("woff2");unicode-range:U+0-FF,U+131}',
  ],
  ['/* latin */\n<!-- a{color:red!important} -->', 'a{color:red!important}'],
  [
    '@media (min-width:1px){@supports (display:grid){a>b:hover::after{content:"“";width:calc(1px + 2vw)}}}',
    '@media (min-width:1px){@supports (display:grid){a>b:hover::after{content:"“";width:calc(1px + 2vw)}}}',
  ],
  [
    '@layer a,b;@keyframes k{from{top:0}50%{top:1px}}:root{--x:1px;--y:var(--x,2px)}',
    '@layer a,b;@keyframes k{from{top:0}50%{top:1px}}:root{--x:1px;--y:var(--x,2px)}',
  ],
])('keeps what requests nothing: %s', (css, expected) =>
  expect(rewriteCssUrls(css, source)).toBe(expected),
)

/** Every one of them would ask x.example, in one browser or another. */
const hostile = [
  '@import "https://x.example/a.css";',
  "@import 'https://x.example/a.css'",
  '@import url(https://x.example/a.css) layer(a) supports(display:grid) screen;',
  '@IMPORT/**/"https://x.example/a.css";',
  '@media screen{@import "https://x.example/a.css";}',
  '@\\69mport "https://x.example/a.css";',
  '@\\000069 mport "https://x.example/a.css";',
  '@im@import "a";port "https://x.example/";',
  '@import "a;@import "https://x.example/";',
  '@charset "utf-8";@import "https://x.example/";',
  '@namespace "https://x.example/";',
  '@namespace svg url(https://x.example/);svg|a{color:red}',
  '@document url(https://x.example/){b{color:red}}',
  '@unknown "https://x.example/";',
  'b{background:url(https://x.example/)}',
  'b{background:URL( "https://x.example/" )}',
  'b{background:u\\72l(https://x.example/)}',
  'b{background:\\75 rl("https://x.example/")}',
  'b{background:u\\72l(https://x.example/;}b{background:url(https://x.example/)}',
  'b{background:url("https://x.example/\'p.gif)}',
  "b{background:url(https://x.example/'p.gif)}",
  'b{background:url(https://x.example/ p.gif)}',
  'b{background:url(https://x.example/',
  'b{background:url("https://x.example/',
  'b{background:url("https://x.example/\n")}',
  'b{background:url(\\68ttps://x.example/)}',
  'b{background:url("\\68 ttps://x.example/")}',
  'b{background:url(\\2f\\2fx.example/)}',
  'b{background:src("https://x.example/")}',
  'b{background:sr\\63("https://x.example/")}',
  'b{background:image-set("https://x.example/" 1x)}',
  'b{background:image-set(url(https://x.example/) 1x)}',
  'b{background:-webkit-image-set(url(https://x.example/) 1x)}',
  'b{background:-WEBKIT-image-set("https://x.example/" 1x)}',
  'b{background:image("https://x.example/")}',
  'b{background:cross-fade(url(https://x.example/),red)}',
  'b{background:var(--a, url(https://x.example/))}',
  'b{background:var(--a, image-set("https://x.example/" 1x))}',
  'b{--a:url(https://x.example/);background:var(--a)}',
  'b{--a:{background:url(https://x.example/)};@apply --a}',
  'b{--a:image-set("https://x.example/" 1x)}',
  'b{color:if(style(--a:1):url(https://x.example/);else:red)}',
  'b{background:env(a, url(https://x.example/))}',
  'b{&:hover{background:url(https://x.example/)}}',
  '@scope (a) to (b){c{background:url(https://x.example/)}}',
  '@starting-style{c{background:url(https://x.example/)}}',
  '@supports (background:url(https://x.example/)){b{color:red}}',
  '@container style(--a:url(https://x.example/)){b{color:red}}',
  '@property --a{syntax:"<url>";inherits:false;initial-value:url(https://x.example/)}',
  '@font-face{font-family:a;src:url(https://x.example/a.woff2)}',
  '@font-face{font-family:a;src:url("https://x.example/a.woff2" cross-origin(anonymous))}',
  '@counter-style a{system:cyclic;symbols:url(https://x.example/)}',
  '@page{@top-left{content:url(https://x.example/)}}',
  'b{cursor:url(https://x.example/),auto}',
  'b{content:url(https://x.example/)}',
  'b{list-style:url(https://x.example/)}',
  'b{filter:url(https://x.example/#a)}',
  'b{mask:url(https://x.example/#a)}',
  'b{behavior:url(https://x.example/)}',
  'b{-moz-binding:url(https://x.example/)}',
  'b{filter:progid:DXImageTransform.Microsoft.AlphaImageLoader(src="https://x.example/")}',
  'b{width:expression(new Image().src="https://x.example/")}',
  'b{offset-path:url(https://x.example/)}',
  'b[a="]{}b{background:url(https://x.example/)}',
  'b{}}c{background:url(https://x.example/)}',
  '{}{}{b{background:url(https://x.example/)}}',
  '/*/ */b{background:url(https://x.example/)}',
  '/* \\*/b{background:url(https://x.example/)}',
  '<!--b{background:url(https://x.example/)}-->',
  '\uFEFFb{background:url(https://x.example/)}',
  'b{background:url(\0https://x.example/)}',
  'b{background\0:url(https://x.example/)}',
  '</style><img src="https://x.example/">',
]

it.each(hostile)('requests nothing from third parties with %s', (css) => {
  for (const sheet of [css, `a{color:red}${css}a{color:blue}`, `@media print{${css}}`])
    expect(quietOf(sheet)).not.toMatch(/x\.example|@import|\\/i)
})

it('contains no third-party URL, for arbitrary style sheets', () => {
  const piece = fc.constantFrom(
    ...hostile,
    ...'{}()[];:,"\'\\@/*'.split(''),
    '/*',
    '*/',
    'url(',
    'u\\72l(',
    'https://x.example/',
    '@import ',
    '@media ',
    'image-set(',
    'var(--a,',
    '\n',
    '--a:',
    'b{',
    '<!--',
    '-->',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const css = quietOf(pieces.join(''))
      // Without texts and escaped signs: `\@import` is a name.
      const rest = css.replaceAll(/"(?:[^"\\]|\\.)*"|\\[^\da-f]/gi, '""')
      expect(rest).not.toMatch(/x\.example|@import/i)
      expect(quietOf(css)).toBe(css)
    }),
    { numRuns: fuzzRuns(300) },
  )
})

it('parses malformed style sheets in linear time', () => {
  const good = 'b{background:url(p.png)}'
  for (const broken of [
    'url(',
    'url("',
    'url(a ',
    '{}',
    'a{',
    '((',
    'a:',
    '@a ',
    '\\',
    `url(${' '.repeat(100)}`,
  ]) {
    expect(quietOf(`${broken.repeat(500_000 / broken.length)};${good}`)).not.toContain('p.png')
  }
})

it('rejects an implausible style sheet', () =>
  expect(() => rewriteCssUrls('{}'.repeat(1000), source)).toThrow('too many parse errors'))

/** A sheet that is refused is an empty one. */
function quietOf(css: string): string {
  try {
    return rewriteCssUrls(css, source)
  } catch {
    return ''
  }
}
