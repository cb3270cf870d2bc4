import { expect, it } from 'vitest'
import { getOEmbedUrl } from './frame-address.ts'

const page = 'https://sound.example/song'

it.each([
  [
    '<iframe width="1" src="https://player.example/1?a=1&amp;b=2"></iframe>',
    'https://player.example/1?a=1&b=2',
  ],
  ["<IFRAME SRC = '//player.example/2'></IFRAME>", 'https://player.example/2'],
  ['<iframe title="film"src="https://player.example/3">', 'https://player.example/3'],
  [
    '<iframe data-src="https://lazy.example" src="https://player.example/4">',
    'https://player.example/4',
  ],
  ['<iframe></iframe><iframe src="https://player.example/5">', 'https://player.example/5'],
  ['<script src="https://script.example"></script>', page],
  ['<iframe src="https://unclosed.example', page],
  ['', page],
])('finds the framed URL in %s', (html, expected) =>
  expect(getOEmbedUrl({ html, embed_url: page })).toBe(expected),
)

it('parses malformed markup in linear time', () => {
  for (const broken of ['<iframe', '<iframe ', '<iframe src', '<iframe src="', '<iframe src '])
    expect(getOEmbedUrl({ html: broken.repeat(100_000), embed_url: page })).toBe(page)
  const late = `${'<iframe'.repeat(100_000)} src="https://player.example/1">`
  expect(getOEmbedUrl({ html: late })).toBe('https://player.example/1')
})
