import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Delayed } from './delayed.tsx'
import { Loading } from './loading.tsx'
import { Spinner } from './spinner.tsx'

afterEach(() => void vi.useRealTimers())

describe('Spinner', () => {
  it('is decorative, or an image with a name', () => {
    const { container } = render(<Spinner />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    render(<Spinner label="Checking" />)
    expect(screen.getByRole('img', { name: 'Checking' })).toBeVisible()
  })
})

describe('Loading', () => {
  it('announces its message politely', () => {
    render(<Loading>Loading your site</Loading>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your site')
  })
})

it('Delayed renders its children after 200 ms [S9.07]', () => {
  vi.useFakeTimers()
  render(<Delayed>Loading…</Delayed>)
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.queryByText('Loading…')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Loading…')).toBeVisible()
})
