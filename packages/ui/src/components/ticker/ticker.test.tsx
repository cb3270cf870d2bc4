import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Ticker } from './ticker.tsx'

const items = [
  { id: 'a', content: 'Amara gave £25' },
  { id: 'b', content: 'Bo gave £10' },
]

describe('Ticker', () => {
  it('is read once by screen readers', () => {
    render(<Ticker label="Latest donations" items={items} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('can be paused and continued', () => {
    const { container } = render(<Ticker label="Latest donations" items={items} />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(container.firstElementChild).toHaveAttribute('data-paused')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(container.firstElementChild).not.toHaveAttribute('data-paused')
  })
})
