import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'

describe('FullScreenMessage', () => {
  itConforms(<FullScreenMessage title="Loading your site" busy />, { root: 'DIV' })

  it('announces its message', () => {
    render(<FullScreenMessage title="Loading your site">One moment.</FullScreenMessage>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your siteOne moment.')
  })

  it('shows its actions', () => {
    render(<FullScreenMessage title="It failed" actions={<button>Try again</button>} />)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
