import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toFrameTarget, isTrustedFrame } from './frame-address.ts'

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
])('frames %s with the player that tracks least', (address, src) =>
  expect(toFrameTarget(address)?.src).toBe(src),
)

it.each([
  '',
  '/about',
  'http://a.example',
  '//a.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('frames nothing for %j', (address) => expect(toFrameTarget(address)).toBeUndefined())

it('never frames anything but https, for arbitrary input', () =>
  expect(() =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const framed = toFrameTarget(address)
        return framed === undefined || framed.src.startsWith('https://')
      }),
    ),
  ).not.toThrow())

const scope = {
  services: { environment: { origin: 'https://walk.example.org:8443' } },
  site: { frameHosts: ['forms.example.net', 'example.com'] },
}

it.each([
  'https://walk.example.org/map',
  'https://maps.walk.example.org/',
  'https://forms.example.net/form?id=1',
  'https://FORMS.example.NET/',
  'https://a.b.example.com/',
])('loads %s without a click, because the host is the charity’s [S2.57]', (address) =>
  expect(isTrustedFrame(address, scope)).toBe(true),
)

it.each([
  'https://evil-example.com/',
  'https://example.com.evil.com/',
  'https://evilexample.com/',
  'https://example.com@evil.com/',
  'https://evil.com/example.com',
  'https://evil.com/?.example.com',
  'https://evil.com#.example.com',
  'https://evil.com\\.example.com/',
  'https://example.com%2eevil.com/',
  'https://example.com%00.evil.com/',
  'https://example.com:8443/',
  'https://example.com./',
  'https://xn--exmple-cua.com/',
  'https://example.net/',
  'https://example.org/',
  'https://org/',
  'http://example.com/',
  '//example.com/',
  '/own',
  'javascript:alert(1)//.example.com',
  'data:text/html,//example.com',
  '',
])('waits for a click before it loads %j [S2.57]', (address) =>
  expect(isTrustedFrame(address, scope)).toBe(false),
)
