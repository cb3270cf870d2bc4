import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { SupporterHead } from './supporter-head.tsx'

describe('SupporterHead', () => {
  itConforms(<SupporterHead title="Amara walks" name="Amara Okafor" />, { root: 'ARTICLE' })

  it('says who, for what, how far, and what to do', () => {
    render(
      <SupporterHead
        title="Amara walks"
        name="Amara Okafor"
        progress={{ percent: 64, raised: '£640', target: 'of £1,000' }}
        actions={[{ label: 'Give', href: '/give' }]}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amara walks')
    expect(screen.getByText('Amara Okafor')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '64')
    expect(screen.getByRole('link', { name: 'Give' })).toBeVisible()
  })
})
