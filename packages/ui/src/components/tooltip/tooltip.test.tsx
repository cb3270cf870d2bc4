import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Tooltip } from './tooltip.tsx'

describe('Tooltip', () => {
  itConforms(
    <Tooltip content="Required field">
      <button>*</button>
    </Tooltip>,
    { root: 'SPAN' },
  )

  it('describes its element, beside what describes it already', () => {
    render(
      <>
        <p id="more">More</p>
        <Tooltip content="Required field">
          <button aria-describedby="more">Name</button>
        </Tooltip>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Name' })).toHaveAccessibleDescription(
      'More Required field',
    )
  })

  it('goes on Escape, and comes back the next time', () => {
    const { container } = render(
      <Tooltip content="Required field">
        <button>Name</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(container.firstElementChild).toHaveAttribute('data-dismissed')
    fireEvent.blur(button)
    expect(container.firstElementChild).not.toHaveAttribute('data-dismissed')
  })
})
