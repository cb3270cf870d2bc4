import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarChart, Sparkline } from './chart.tsx'

const points = [
  { label: '1 June', value: 50, text: '£50' },
  { label: '2 June', value: 200, text: '£200' },
]
const odd = [Number.NaN, Number.POSITIVE_INFINITY, -3, 0].map((value) => ({
  label: String(value),
  value,
  text: '–',
}))

describe('BarChart', () => {
  it('is a table that draws each value relative to the maximum', () => {
    const { container } = render(<BarChart caption="Raised each day" points={points} />)
    expect(screen.getByRole('table', { name: 'Raised each day' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: '1 June' })).toBeVisible()
    expect(screen.getByRole('cell', { name: '£50' })).toBeVisible()
    const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
    expect(widths).toEqual(['100', '25', '100', '100'])
  })

  it('draws invalid values as 0', () => {
    const { container } = render(<BarChart caption="Raised" points={odd} />)
    const widths = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
    expect(widths).toEqual(['100', '0', '100', '0', '100', '0', '100', '0'])
  })
})

describe('Sparkline', () => {
  it('has a table for screen readers', () => {
    render(<Sparkline label="Raised each day" points={points} />)
    expect(screen.getByRole('table', { name: 'Raised each day' })).toHaveTextContent('2 June£200')
  })

  it('draws invalid values as 0', () => {
    const { container } = render(<Sparkline label="Raised" points={odd} />)
    expect(container.querySelector('svg')?.innerHTML).not.toMatch(/NaN|Infinity/)
  })
})
