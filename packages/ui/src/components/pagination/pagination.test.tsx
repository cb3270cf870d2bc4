import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pagesShown, Pagination } from './pagination.tsx'

const hrefFor = (page: number) => `?page=${page}`

describe('Pagination', () => {
  it('links to pages by number, and to the previous and next page', () => {
    render(<Pagination page={2} pages={3} hrefFor={hrefFor} />)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3')
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  })

  it('has no previous link on the first page and no next link on the last', () => {
    const { unmount } = render(<Pagination page={1} pages={3} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    unmount()
    render(<Pagination page={3} pages={3} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  it.each([0, 1, -3, Number.NaN, Number.POSITIVE_INFINITY])(
    'renders nothing for %s pages',
    (pages) => {
      const { container } = render(<Pagination page={1} pages={pages} hrefFor={hrefFor} />)
      expect(container).toBeEmptyDOMElement()
    },
  )
})

it.each([
  [1, 1, '1'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
  [99, 9, '1 … 8 9'],
  [Number.NaN, 3, '1 2 3'],
])('pagesShown for page %s of %s is %s', (page, pages, shown) => {
  expect(
    pagesShown(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown)
})
