import { expect, it } from 'vitest'
import { ownCss } from './own-css.ts'

const source = 'https://fonts.googleapis.com/css2'

it('serves fonts through the site, and leads nowhere else [S7.97]', () => {
  const css = ownCss(
    '@import "https://x.example/a.css";@font-face{src:url(https://fonts.gstatic.com/s/a.woff2) format("woff2")}b{background:url("//track.example/p.gif")}i{background:url(p.png)}',
    source,
  )
  expect(css).toMatch(/src:url\("\/media\/https\/[\w.]+\/s\/a\.woff2"\) format/)
  expect(css).not.toMatch(/example|googleapis/)
  expect(css.match(/about:invalid/g)).toHaveLength(2)
})

it.each([
  ['url("https://track.example/)/p.gif")', 'url("about:invalid")'],
  [String.raw`url("https://track.example/\"")`, 'url("about:invalid")'],
  ["url( 'https://track.example/p.gif' )", 'url("about:invalid")'],
  [`url("https://track.example/'p.gif')`, `invalid("https://track.example/'p.gif')`],
  ['url(https://track.example/ p.gif)', 'invalid(https://track.example/ p.gif)'],
])('leads nowhere with %s', (address, expected) => {
  expect(ownCss(`b{background:${address}}`, source)).toBe(`b{background:${expected}}`)
})

it('makes no import of what stood around one', () => {
  expect(ownCss('@im@import "a";port "https://x.example/";', source)).not.toContain('@import')
})

it('reads a sheet once, however much of it is broken', () => {
  const good = 'b{background:url(p.png)}'
  for (const broken of ['url(', 'url("', 'url(a ', `url(${' '.repeat(100)}`]) {
    const css = ownCss(`${broken.repeat(100_000 / broken.length)};${good}`, source)
    expect(css).not.toContain('p.png')
    expect(css).not.toMatch(/url\((?!"about:invalid"\))/)
  }
  expect(ownCss(`a{background:url(${' '.repeat(100_000)}`, source)).toContain('invalid(')
})
