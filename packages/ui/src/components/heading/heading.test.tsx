import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { headlineScale } from '../../theme/kit.ts'
import { itConforms } from '../../testing/conformance.tsx'
import { Heading } from './heading.tsx'

describe('Heading', () => {
  itConforms(<Heading level={3}>Gifts</Heading>, { root: 'H3' })

  it('can have the size of another level', () => {
    render(<Heading level={1}>One</Heading>)
    render(
      <Heading level={3} size="h1">
        Three
      </Heading>,
    )
    const one = screen.getByRole('heading', { level: 1 })
    expect(screen.getByRole('heading', { level: 3 })).toHaveClass(one.className)
  })

  it('has a style for each of the six steps of the scale [S9.20]', () => {
    const levels = [1, 2, 3, 4, 5, 6] as const
    const looks = levels.map((level) => {
      const { container } = render(<Heading level={level}>A</Heading>)
      return container.firstElementChild?.className
    })
    expect(new Set(looks).size).toBe(Object.keys(headlineScale).length)
  })
})
