import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { FitnessTotal } from './fitness-total.tsx'

describe('FitnessTotal', () => {
  itConforms(<FitnessTotal value="9,412 km" label="walked" percent={52} />, { root: 'DIV' })

  it.each([
    [52, '52 200'],
    [-1, '0 200'],
    [140, '100 200'],
    [Number.NaN, '0 200'],
  ])('draws %s percent of the route', (percent, dash) => {
    const { container } = render(<FitnessTotal value="1" label="km" percent={percent} />)
    expect(container.querySelector(`[stroke-dasharray="${dash}"]`)).not.toBeNull()
  })
})
