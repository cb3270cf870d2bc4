import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Quote, Story } from './story.tsx'

describe('Story', () => {
  itConforms(<Story image={{ src: '/ruth.svg', alt: 'Ruth' }}>Text</Story>, { root: 'DIV' })

  it('shows picture, quote and who said it', () => {
    render(
      <Story
        image={{ src: '/ruth.svg', alt: 'Ruth' }}
        quote="Listen."
        quoteName="Ruth"
        quoteRole="warden"
      />,
    )
    expect(screen.getByRole('img', { name: 'Ruth' })).toBeVisible()
    expect(screen.getByRole('figure')).toHaveTextContent('Listen.Ruth, warden')
  })

  it('has no figure without a quote', () => {
    render(<Story>Text</Story>)
    expect(screen.queryByRole('figure')).toBeNull()
  })
})

describe('Quote', () => {
  itConforms(<Quote>Listen.</Quote>, { root: 'FIGURE' })
})
