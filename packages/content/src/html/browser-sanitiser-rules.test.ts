// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createBrowserSanitiser } from './create-browser-sanitiser.ts'
import { sanitiseHtml } from './sanitise-html.ts'

// Rules of the browser's sanitiser, in jsdom. Attacks run in a real browser, in create-browser-sanitiser.test.ts.
const sanitise = createBrowserSanitiser(window)

describe('createBrowserSanitiser', () => {
  it.each([
    '<a href="/x">x</a>',
    '<a href="tel:+442079460000">x</a>',
    '<abbr title="by the way">btw</abbr>',
    '<p><b>a</b> <i>b</i><br>c</p>',
    '<img alt="" src="/a.png">',
    '<img alt="A boat" src="/a.png">',
    '<iframe src="https://v.example/1"></iframe>',
  ])('keeps %s, like the server [S5.26]', (html) => {
    expect(sanitise(html)).toBe(html)
    expect(sanitise(sanitiseHtml(html))).toBe(html)
  })

  it.each([
    ['<h1>x</h1><custom-tag>y</custom-tag>', 'xy'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="/x" target="_blank" rel="opener" id="a" class="b">x</a>', '<a href="/x">x</a>'],
    ['<p onclick="alert(1)" aria-label="x" data-x="1" title="x">x</p>', '<p>x</p>'],
    ['<p href="/x" src="/x" alt="x">x</p>', '<p>x</p>'],
    ['<abbr title="">x</abbr>', '<abbr>x</abbr>'],
    ['<abbr title="</style>">x</abbr>', '<abbr>x</abbr>'],
    ['<img src="/a.png">', '<img src="/a.png" alt="">'],
    ['<img src="javascript:alert(1)" alt="x">', ''],
    ['<img alt="x">', ''],
    ['<iframe src="http://v.example/1"></iframe><iframe></iframe>', ''],
    [
      '<iframe src="https://v.example/1">words</iframe>',
      '<iframe src="https://v.example/1"></iframe>',
    ],
    ['<script>alert(1)</script>', ''],
  ])('sanitises %s [S5.26]', (html, expected) => expect(sanitise(html)).toBe(expected))

  it('removes the attribute is and keeps the text of its element [S5.26]', () => {
    const html =
      '<p is="x-p" onclick="alert(1)">x <a is="x-a" href="/x"><b is="x-b">y</b> z</a></p>'
    expect(sanitise(html)).toBe('<p>x <a href="/x"><b>y</b> z</a></p>')
  })

  it.each([null, undefined, 7, {}, ['<b>x</b>']])('returns empty HTML for %j', (value) =>
    expect(sanitise(value)).toBe(''),
  )
})
