import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { ProgressRing } from './progress-ring.tsx'
import { Thermometer } from './thermometer.tsx'

describe.each([
  ['ProgressRing', ProgressRing],
  ['Thermometer', Thermometer],
] as const)('%s', (_, Meter) => {
  itConforms(<Meter percent={57} value="£142,310" />, { root: 'DIV' })

  it('says its value in money', () => {
    render(<Meter percent={57} value="£142,310" note="of £250,000" />)
    const bar = screen.getByRole('progressbar', { name: 'Raised so far' })
    expect(bar).toHaveAttribute('aria-valuetext', '£142,310 of £250,000')
    expect(bar).toHaveAttribute('value', '57')
  })

  it.each([-5, 143, Number.NaN, Number.POSITIVE_INFINITY])(
    'draws %s without nonsense',
    (percent) => {
      const { container } = render(<Meter percent={percent} value="£1" />)
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|-5|143/)
    },
  )
})
