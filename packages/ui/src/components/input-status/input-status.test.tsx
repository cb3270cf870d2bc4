import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { InputStatus } from './input-status.tsx'

describe('InputStatus', () => {
  itConforms(<InputStatus status="fetching" />, { root: 'SPAN' })

  it.each([
    ['fetching', 'loading'],
    ['fetched', 'check'],
    ['failed', 'warning'],
  ] as const)('shows for %s the icon %s [S4.32]', (status, icon) => {
    const { container } = render(<InputStatus status={status} />)
    const icons = [...container.querySelectorAll<HTMLElement>('[data-icon]')].map(
      (sign) => sign.dataset['icon'],
    )
    expect(icons).toEqual([icon])
  })
})
