import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { FileInput, FilePreview } from './file-input.tsx'

describe('FileInput', () => {
  itConforms(<FileInput label="Your picture" />, { root: 'DIV', target: 'input' })

  it('is named by its label and described by hint and error', () => {
    render(<FileInput label="Your picture" hint="Up to 5 MB" error="Too large" />)
    const input = screen.getByLabelText('Your picture')
    expect(input).toHaveAttribute('type', 'file')
    expect(input).toHaveAccessibleDescription('Up to 5 MB Too large')
  })
})

describe('FilePreview', () => {
  itConforms(<FilePreview src="data:," />, { root: 'IMG' })
})
