import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stat, StatGroup } from './stat.tsx'

it('Stat has a note', () => {
  render(
    <StatGroup>
      <Stat icon="people" value="208" label="people" note="12% more" />
    </StatGroup>,
  )
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('12% more')
})
