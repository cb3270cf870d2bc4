import { expect, it } from 'vitest'
import { examineSharePicture } from './examine-share-picture.ts'

const document = { type: 'internal_page', uid: 'about', id: 'A' }
const examined = (image: unknown) => examineSharePicture(document, { 'meta-image': image })

it.each(['media/share.svg', 'https://content.example/SHARE.SVG?v=1'])('reports %s', (url) => {
  const [found, ...more] = examined({ url, alt: '' })
  expect(more).toEqual([])
  expect(found).toMatchObject({
    kind: 'share-picture',
    severity: 'warning',
    field: 'meta-image.url',
  })
  expect(found?.problem).toContain(`${url} is an SVG`)
})

it.each([
  undefined,
  null,
  7,
  {},
  { url: 7 },
  { url: 'media/share.jpg' },
  { url: 'https://content.example/svg/share.png' },
])('finds nothing in %j', (image) => expect(examined(image)).toEqual([]))
