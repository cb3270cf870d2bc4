import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { frameAddress } from './frame-address.ts'

it.each([
  [
    'https://www.youtube.com/watch?v=abc_123-X',
    'https://www.youtube-nocookie.com/embed/abc_123-X?autoplay=1',
  ],
  ['https://youtu.be/abc?t=3', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
  ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://maps.example/frame?id=1', 'https://maps.example/frame?id=1'],
])('frames %s by the player that keeps quietest', (address, src) => {
  expect(frameAddress(address)?.src).toBe(src)
})

it.each([
  '',
  '/about',
  'http://a.example',
  '//a.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('frames nothing for %j', (address) => {
  expect(frameAddress(address)).toBeUndefined()
})

it('never frames anything but https, whatever is typed', () => {
  expect(() =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const framed = frameAddress(address)
        return framed === undefined || framed.src.startsWith('https://')
      }),
    ),
  ).not.toThrow()
})
