import { expect, it } from 'vitest'
import { pathClasses } from './content-page-view.ts'
import { pageUid } from '../request/internal-pages.ts'

const url = (path: string) => new URL(path, 'http://localhost')

it('chooses the page by the query slug, or else by the path [S2.03]', () => {
  expect(pageUid(url('/about'))).toBe('about')
  expect(pageUid(url('/about?slug=contact'))).toBe('contact')
  expect(pageUid(url('/?slug='))).toBe('')
  expect(pageUid(url('/'))).toBe('')
})

it('takes a broken escape for a page that is not there', () => {
  expect(pageUid(url('/%E0%A4%A'))).not.toBe('')
})

it('gives one class per segment of the path [S2.04]', () => {
  expect(pathClasses('/about/Our Team/')).toEqual(['path-about', 'path-our-team'])
  expect(pathClasses('/')).toEqual([])
})
