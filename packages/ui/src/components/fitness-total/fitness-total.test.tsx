import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { FitnessTotal } from './fitness-total.tsx'

describe('FitnessTotal', () => {
  itConforms(<FitnessTotal value="9,412 km" label="walked" percent={52} />, { root: 'DIV' })

  it('says the figure and what it is', () => {
    render(
      <FitnessTotal value="9,412 km" label="walked so far" percent={52} along="of 17,819 km" />,
    )
    expect(screen.getByText('9,412 km')).toBeVisible()
    expect(screen.getByText('of 17,819 km')).toBeVisible()
  })

  it.each([
    [52, '52 200'],
    [-1, '0 200'],
    [140, '100 200'],
    [Number.NaN, '0 200'],
  ])('draws %s percent of the way', (percent, dash) => {
    const { container } = render(<FitnessTotal value="1" label="km" percent={percent} />)
    expect(container.querySelector(`[stroke-dasharray="${dash}"]`)).not.toBeNull()
  })

  it('puts what is ahead in a picture into shadow', () => {
    const { container } = render(
      <FitnessTotal
        value="1"
        label="km"
        percent={40}
        image={{ src: '/map.svg', alt: 'The coast' }}
      />,
    )
    expect(screen.getByRole('img', { name: 'The coast' })).toBeVisible()
    expect(container.querySelector('rect')).toHaveAttribute('x', '40')
    expect(container.querySelector('rect')).toHaveAttribute('width', '60')
  })
})
