import { expect, it } from 'vitest'
import { ownCss } from './own-css.ts'

const source = 'https://fonts.googleapis.com/css2'

it('serves fonts through the site, and leads nowhere else [S7.97]', () => {
  const css = ownCss(
    '@import "https://x.example/a.css";@font-face{src:url(https://fonts.gstatic.com/s/a.woff2) format("woff2")}b{background:url("//track.example/p.gif")}i{background:url(p.png)}',
    source,
  )
  expect(css).toMatch(/src:url\("\/media\/[\w-]+\/a\.woff2"\) format/)
  expect(css).not.toMatch(/example|googleapis/)
  expect(css.match(/about:invalid/g)).toHaveLength(2)
})
