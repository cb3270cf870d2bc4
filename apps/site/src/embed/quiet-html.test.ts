import { sanitiseHtml, type SafeHtml } from '@milepost/content/html'
import { expect, it } from 'vitest'
import { quietHtml } from './quiet-html.ts'

const own = {
  host: 'walk.example',
  pictureHosts: ['content.example'],
  mayFrame: true,
  words: {
    embedLoad: 'Load content of {host}',
    embedPicture: 'Picture at {host}',
    newTab: '(opens in a new tab)',
  },
}
const quiet = (html: string) => quietHtml(sanitiseHtml(html), own)

it('asks nothing of another site before a click', () => {
  const html = quiet(
    '<p>Look</p><iframe src="https://film.example/1?a=1&amp;b=2"></iframe><img src="https://track.example/p.gif"><img src="https://a.example/b.png" alt="A &quot;tern&quot; <b>">',
  )
  expect(html).not.toMatch(/<(?:iframe|img)/)
  expect(html).toContain(
    '<a href="https://film.example/1?a=1&amp;b=2" data-embed="https://film.example/1?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Load content of film.example (opens in a new tab)</a>',
  )
  expect(html).toContain('>Picture at track.example (opens in a new tab)</a>')
  expect(html).not.toMatch(/<b>/)
})

it('brings pictures of the content service from here, and leaves the site’s own alone', () => {
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

it('reads markup once, however broken it may be', () => {
  const good = '<p><img src="https://track.example/p.gif"></p>'
  for (const broken of ['<img ', '<iframe ', '<iframe src="', '<a href="https:']) {
    const html = quietHtml(`${broken.repeat(100_000)}${good}` as SafeHtml, own)
    expect(html).toContain('Picture at track.example')
  }
})
