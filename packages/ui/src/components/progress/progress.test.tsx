import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from './progress.tsx'

describe('Progress', () => {
  it('announces its value in money, not in percent', () => {
    render(<Progress percent={57} raised="£142,310" target="of £250,000" />)
    const bar = screen.getByRole('progressbar', { name: 'Raised so far' })
    expect(bar).toHaveAttribute('aria-valuetext', '£142,310 raised of £250,000')
  })

  it.each([
    [-5, '0'],
    [143, '100'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
  ])('draws %s percent as %s', (percent, drawn) => {
    render(<Progress percent={percent} raised="£1" target="of £2" />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', drawn)
  })

  it('draws no bar without a target', () => {
    render(<Progress percent={57} raised="£142,310" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('£142,310')).toBeVisible()
  })

  it('shows a text instead of an empty bar before the first donation', () => {
    render(
      <Progress
        percent={0}
        raised="£0"
        target="of £500"
        beforeFirst={{ text: 'Be the first to give', target: 'The target is £500' }}
      />,
    )
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText('£0')).toBeNull()
    expect(screen.getByText('Be the first to give')).toBeVisible()
    expect(screen.getByText('The target is £500')).toBeVisible()
  })
})
