import { expect, it } from 'vitest'
import { slicesOf } from '../sections/section/slice.test-kit.ts'
import { findFrameOrigins } from './frame-address.ts'

it('finds the players of videos, embeds and frames in slices', () => {
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
  expect(findFrameOrigins([{ content }]).toSorted()).toEqual([
    'https://maps.example',
    'https://player.sound.example',
    'https://sound.example',
    'https://www.youtube-nocookie.com',
  ])
})

it('returns the origins that custom slices embed, and ignores unknown slices', () => {
  const frames = { iframe: 'https://frame.example/1', html: '<iframe src="https://html.example/">' }
  const slice = { type: 'pledge', label: null, primary: frames, items: [frames] }
  expect(
    findFrameOrigins([{ content: [{ type: 'custom', name: 'pledge', slice }] }]).toSorted(),
  ).toEqual(['https://frame.example', 'https://html.example'])
  const unknown = slicesOf(
    { slice_type: 'confetti', primary: frames, items: [frames] },
    {
      slice_type: 'film',
      primary: { nested: { type: 'video', primary: { url: 'https://youtu.be/a' } } },
    },
  )
  expect(findFrameOrigins([{ content: unknown }])).toEqual([])
})

it('finds frames in markup, even if many are broken', () => {
  const html = (inner: string) => [{ html: `${'<iframe'.repeat(100_000)}${inner}` }]
  expect(findFrameOrigins(html(''))).toEqual([])
  expect(findFrameOrigins(html(' src="https://late.example/1"></iframe>'))).toEqual([
    'https://late.example',
  ])
})
