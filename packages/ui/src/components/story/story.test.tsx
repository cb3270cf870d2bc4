import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Story } from './story.tsx'

describe('Story', () => {
  itConforms(<Story image={{ src: '/ruth.svg', alt: 'Ruth' }}>Text</Story>, { root: 'DIV' })

  it('renders no figure without a quote', () => {
    render(<Story>Text</Story>)
    expect(screen.queryByRole('figure')).toBeNull()
  })
})
