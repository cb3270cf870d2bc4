import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Stat, StatGroup } from './stat.tsx'

describe('Stat', () => {
  itConforms(<Stat value="3,412 km" label="walked" />, { root: 'DIV' })

  it('ties the figure to what it counts', () => {
    render(
      <StatGroup>
        <Stat value="3,412 km" label="walked" />
      </StatGroup>,
    )
    expect(screen.getByRole('term')).toHaveTextContent('walked')
    expect(screen.getByRole('definition')).toHaveTextContent('3,412 km')
  })
})

describe('Stat with a note', () => {
  it('says what it is compared with', () => {
    render(
      <StatGroup>
        <Stat icon="people" value="208" label="people" note="12% more" />
      </StatGroup>,
    )
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent('12% more')
  })
})

describe('StatGroup', () => {
  itConforms(<StatGroup />, { root: 'DL' })
})
