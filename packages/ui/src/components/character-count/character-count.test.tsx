import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { CharacterCount } from './character-count.tsx'

describe('CharacterCount', () => {
  itConforms(<CharacterCount remaining={50} />, { root: 'P' })

  it('is hidden if more than 99 remain [S2.71]', () => {
    expect(render(<CharacterCount remaining={100} />).container).toHaveTextContent('')
    expect(render(<CharacterCount remaining={99} />).container).toHaveTextContent(
      '99 characters remaining',
    )
  })

  it.each([
    [10, false],
    [9, true],
    [1, true],
    [0, true],
    [-3, true],
  ])('with %i remaining, warns: %s [S2.72]', (remaining, isWarning) => {
    const { container } = render(<CharacterCount remaining={remaining} />)
    expect(container.querySelector('[data-warning]') !== null).toBe(isWarning)
    expect(container.querySelector('svg') !== null).toBe(isWarning)
  })

  it('uses the singular for one', () => {
    expect(render(<CharacterCount remaining={1} />).container).toHaveTextContent(
      /^1 character remaining$/,
    )
  })

  it.each([
    [-1, '1 character too many'],
    [-30, '30 characters too many'],
  ])('with %i remaining, shows the number of excess characters', (remaining, words) => {
    expect(render(<CharacterCount remaining={remaining} />).container).toHaveTextContent(words)
  })
})
