import { describe, expect, it } from 'vitest'
import { imageAtWidths } from './image-at-widths.ts'

const image = { src: '/a.jpg', width: 900, height: 600 }
const at = (width: number) => `/a.jpg?w=${width}`

describe('imageAtWidths', () => {
  it('uses the site’s breakpoints up to the width of the image', () =>
    expect(imageAtWidths(image, at)).toEqual({
      ...image,
      srcSet: '/a.jpg?w=360 360w, /a.jpg?w=480 480w, /a.jpg?w=768 768w, /a.jpg?w=900 900w',
      sizes: '100vw',
    }))

  it('accepts other widths and sizes', () => {
    const { srcSet, sizes } = imageAtWidths(image, at, { widths: [100, 200], sizes: '50vw' })
    expect(srcSet).toBe('/a.jpg?w=100 100w, /a.jpg?w=200 200w, /a.jpg?w=900 900w')
    expect(sizes).toBe('50vw')
  })

  it('encodes spaces and commas of a URL', () => {
    const { srcSet } = imageAtWidths({ src: 'x' }, () => '/a b,c.jpg', { widths: [100] })
    expect(srcSet).toBe('/a%20b%2Cc.jpg 100w')
  })

  it('returns an image unchanged if no width applies', () =>
    expect(imageAtWidths({ src: 'x' }, at, { widths: [] })).toEqual({ src: 'x' }))
})
