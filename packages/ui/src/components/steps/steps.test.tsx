import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Steps } from './steps.tsx'

describe('Steps', () => {
  itConforms(<Steps items={[{ title: 'Start' }]} />, { root: 'OL' })

  it('is an ordered list', () => {
    render(<Steps items={[{ title: 'Start' }, { title: 'Walk', text: 'At your pace' }]} />)
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual(['Start', 'Walk'])
  })

  it('renders nothing without items', () =>
    expect(render(<Steps items={[]} />).container).toBeEmptyDOMElement())
})
