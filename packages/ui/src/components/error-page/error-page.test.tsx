import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { ErrorPage } from './error-page.tsx'

describe('ErrorPage', () => {
  itConforms(<ErrorPage status={404} />, { root: 'DIV' })

  it('shows the problem and a link', () => {
    render(<ErrorPage status={404} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We couldn’t find that page',
    )
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  })

  it('does not blame the reader for a broken server', () => {
    render(<ErrorPage status={503} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('on our side')
  })
})
