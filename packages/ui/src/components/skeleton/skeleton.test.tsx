import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Skeleton } from './skeleton.tsx'

describe('Skeleton', () => {
  itConforms(<Skeleton shape="row" />, { root: 'DIV' })

  it.each([
    [2, 2],
    [-1, 0],
    [Number.NaN, 0],
    [1e9, 50],
  ])('keeps room for %s: %s, silently', (count, drawn) => {
    const { container } = render(<Skeleton count={count} />)
    expect(container.firstElementChild?.children).toHaveLength(drawn)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })
})
