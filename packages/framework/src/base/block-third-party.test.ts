// @vitest-environment jsdom
import { sanitiseHtml, type SafeHtml } from '@milepost/content/html'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { blockThirdParty } from './block-third-party.ts'

const own = {
  host: 'walk.example',
  pictureHosts: ['content.example'],
  mayFrame: true,
  base: '',
  messages: { load: 'Load content of {host}', picture: 'Picture at {host}', newTab: '(new tab)' },
}
const quiet = (html: string) => blockThirdParty(sanitiseHtml(html), own)

it('blocks third-party requests until a click', () => {
  const html = quiet(
    '<p>Look</p><iframe src="https://video.example/1?a=1&amp;b=2"></iframe><img src="https://track.example/p.gif"><img src="https://a.example/b.png" alt="A &quot;tern&quot; <b>">',
  )
  expect(html).not.toMatch(/<(?:iframe|img)/)
  expect(html).toContain(
    '<a href="https://video.example/1?a=1&amp;b=2" data-embed="https://video.example/1?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Load content of video.example (new tab)</a>',
  )
  expect(html).toContain('>Picture at track.example (new tab)</a>')
  expect(html).not.toMatch(/<b>/)
})

it('serves images of the content service itself, and leaves the site’s own unchanged', () => {
  expect(quiet('<img src="https://content.example/a.png" alt="x" />')).toMatch(
    /^<img alt="x" src="\/media\/https\/[\w./-]+a\.png" \/>$/,
  )
  expect(quiet('<img src="/own.png" />')).toContain('src="/own.png"')
})

it('opens other hosts in a new tab [S2.32]', () => {
  expect(quiet('<a href="https://a.example/">x</a>')).toContain('target="_blank"')
  expect(quiet('<a href="https://walk.example/b">x</a>')).not.toContain('target')
  expect(quiet('<a href="/b">x</a>')).not.toContain('target')
})

it.each([
  'https://a%20b//p.gif',
  'https://a%00b/p.gif',
  'https://a:99999/p.gif',
  'https://[x/p.gif',
  'https://a%2fb/p.gif',
  '//track.example/p.gif',
  '\\\\track.example/p.gif',
  '/\\track.example/p.gif',
  'https:track.example/p.gif',
  'ftp://track.example/p.gif',
  'blob:https://track.example/p.gif',
  'https://walk.example@track.example/p.gif',
  'https://walk.example:8443/p.gif',
  ' https://track.example/p.gif',
  'java\nscript:alert(1)',
])('removes an image with the URL %s', (address) => {
  // As it could be after a sanitiser that reads addresses in another way.
  const html = blockThirdParty(`<p><img alt="A tern" src="${address}" /></p>` as SafeHtml, own)
  expect(html).not.toMatch(/<img|href="(?!https?:|ftp:|\/|\\| https:)/)
  expect(html).toContain('A tern')
})

it('removes images that cannot be parsed [S7.97]', () =>
  expect(quiet('<img src="https://a%20b//x" alt="A tern"><img src="https://a%20b//x">')).toBe(
    'A tern',
  ))

it('keeps an inline image', () => {
  const html = '<img alt="" src="data:image/gif;base64,AA==" />' as SafeHtml
  expect(blockThirdParty(html, own)).toBe(html)
})

it('creates no link inside a link', () => {
  expect(
    quiet('<a href="/b">x <img src="https://t.example/p.png" alt="A tern"> <b>y</b></a>'),
  ).toBe('<a href="/b">x A tern <b>y</b></a>')
  expect(quiet('<a href="/b"><img src="https://t.example/p.png"></a>')).toBe(
    '<a href="/b">Picture at t.example</a>',
  )
  expect(quiet('<a href="/b">x<iframe src="https://t.example/f"></iframe></a>z')).toBe(
    '<a href="/b">x</a><a href="https://t.example/f" data-embed="https://t.example/f" target="_blank" rel="noopener noreferrer">Load content of t.example (new tab)</a>z',
  )
})

it('leaves HTML without third-party requests unchanged', () => {
  const html = quiet(
    '<p>Fish &amp; chips&nbsp;&lt;3 &quot;🎉&quot;<br><a href="/x?a=1&amp;b=2">a</a><img src="/own.png?a=1&amp;b" alt="&quot;"></p><pre>\n x</pre>',
  )
  expect(blockThirdParty(html, own)).toBe(html)
  expect(html).toContain('Fish &amp; chips')
  expect(html).toContain('src="/own.png?a=1&amp;b"')
})

it('moves a frame that loads without a click out of its link [S2.57]', () => {
  const loadsFrame = (address: string) => address.startsWith('https://forms.example/')
  const html = sanitiseHtml(
    '<a href="/b">x<iframe src="https://forms.example/1?a=1&amp;b=2">y</iframe></a><iframe src="https://t.example/f"></iframe>z',
  )
  const made = blockThirdParty(html, { ...own, loadsFrame })
  expect(made).toMatch(
    /^<a href="\/b">x<\/a><iframe src="https:\/\/forms\.example\/1\?a=1&amp;b=2" title="forms\.example" loading="lazy" sandbox="allow-scripts [^"]*"[^>]*><\/iframe><a href="https:\/\/t\.example\/f" data-embed/,
  )
  expect(made).toMatch(/<\/a>z$/)
  expect(blockThirdParty(made, { ...own, loadsFrame })).toBe(made)
})

it('parses malformed markup in linear time', () => {
  const good = '<p><img src="https://track.example/p.gif"></p>'
  for (const broken of ['<img ', '<iframe ', '<iframe src="', '<a href="https:', '<a>', '</a>']) {
    const html = blockThirdParty(`${broken.repeat(100_000)}${good}` as SafeHtml, own)
    expect(asked(html)).toEqual([])
  }
})

it('does not let an unclosed tag swallow the page', () => {
  for (const begun of ['<img src="https://t.example/', '<img src=//t.example/ ', '<a href="']) {
    expect(blockThirdParty(`<a href="/b">x</a>y${begun}` as SafeHtml, own)).toBe(
      '<a href="/b">x</a>y',
    )
  }
})

it('blocks third-party requests for arbitrary markup', () => {
  const piece = fc.constantFrom(
    '<a href="',
    '<a href=/b>',
    '</a>',
    '<img src="',
    '<img alt="',
    '<img src=//t.example/p>',
    '<img src="https://a%20b//x">',
    '<image src=https://t.example/>',
    '<iframe src="https://t.example/f">',
    '</iframe>',
    '">',
    '" ',
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<b>',
    'https://t.example/',
    'https://content.example/p.png',
    '/own.png',
    '&quot;',
    '&lt;img src=x&gt;',
    '<!--',
    '-->',
    '<svg>',
    '<math>',
    '<template>',
    '\\',
    '%20',
    '\n',
    'x',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = quiet(pieces.join(''))
      expect(asked(html)).toEqual([])
      expect(blockThirdParty(html, own)).toBe(html)
    }),
    { numRuns: fuzzRuns(1000) },
  )
})

/** Returns the URLs that a browser would fetch on parsing the markup. */
function asked(html: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  const fragment = template.content
  const pictures = [...fragment.querySelectorAll('img')].map(
    (picture) => picture.getAttribute('src') ?? '',
  )
  return [
    ...pictures.filter((src) => new URL(src, 'https://walk.example').host !== 'walk.example'),
    ...[...fragment.querySelectorAll('iframe')].map((frame) => frame.outerHTML),
  ]
}
