import { expect, it } from 'vitest'
import { getCustomShareImage } from './page-card.ts'

const at = (url: string) => ({ url, alt: '' })
const meta = { image: at('https://content.example/share.jpg') }

it('is the editor’s image for a page', () =>
  expect(getCustomShareImage(at('https://content.example/office.jpg'), { meta } as never)).toBe(
    '/media/https/content.example/office.jpg',
  ))

it.each([
  ['none', undefined],
  ['the site’s default image', meta.image],
  ['an image that no network shows', at('https://content.example/share.svg?v=1')],
  ['such an image, in capitals', at('https://content.example/SHARE.SVG')],
])('is undefined if the page has %s', (_, image) =>
  expect(getCustomShareImage(image, { meta } as never)).toBeUndefined(),
)
