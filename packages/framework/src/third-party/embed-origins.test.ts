import { expect, it } from 'vitest'
import { slicesOf } from '../slices/slice.test-kit.ts'
import { embedOrigins } from './embed-origins.ts'

it('finds what films, embeds and frames of slices are played by', () => {
  const content = slicesOf(
    { slice_type: 'video', primary: { url: 'https://youtu.be/abc' } },
    { slice_type: 'iframe', primary: { src: 'https://maps.example/frame' } },
    {
      slice_type: 'embed',
      primary: {
        embed: {
          embed_url: 'https://sound.example/song',
          html: '<iframe src="https://player.sound.example/1"></iframe>',
        },
      },
    },
  )
  expect(embedOrigins([{ content }]).toSorted()).toEqual([
    'https://maps.example',
    'https://player.sound.example',
    'https://sound.example',
    'https://www.youtube-nocookie.com',
  ])
})

it('finds nothing in a film of the site’s own, nor in what is no https address', () => {
  const content = slicesOf(
    { slice_type: 'video', primary: { url: 'http://films.example/a.mp4' } },
    { slice_type: 'iframe', primary: { src: '/about' } },
    { slice_type: 'embed' },
  )
  expect(embedOrigins([{ content }])).toEqual([])
  for (const odd of [undefined, null, 7, 'x', [], {}]) expect(embedOrigins(odd)).toEqual([])
})

it('reads frames in markup, however many are broken', () => {
  const html = (inner: string) => [{ html: `${'<iframe'.repeat(100_000)}${inner}` }]
  expect(embedOrigins(html(''))).toEqual([])
  expect(embedOrigins(html(' src="https://late.example/1"></iframe>'))).toEqual([
    'https://late.example',
  ])
})
