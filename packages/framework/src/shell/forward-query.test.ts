import { expect, it } from 'vitest'
import { forwardQuery } from './query-modal.tsx'

const frame = 'https://forms.example/sign-up?form=7'
const forward = (query: string) => forwardQuery(frame, new URLSearchParams(query))

it('adds the page’s query to a frame’s URL, except the site’s own parameters [S2.58]', () => {
  expect(forward('utm_source=post&modal=form&name=Si%C3%A2n')).toBe(
    `${frame}&utm_source=post&name=Si%C3%A2n`,
  )
  const own = 'modal=a&login=1&redirect=/b&previewToken=c&previewUID=d&token=e&documentId=f'
  expect(forward(own)).toBe(frame)
})

it('overwrites no parameter of the frame’s URL, and keeps repeated ones', () => {
  expect(forward('form=8')).toBe(frame)
  expect(forward('team=1&team=2')).toBe(`${frame}&team=1&team=2`)
})

it('ignores an invalid URL', () => expect(forwardQuery('', new URLSearchParams('a=1'))).toBe(''))
