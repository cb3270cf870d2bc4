import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Accordion, Questions } from './accordion.tsx'

const items = [
  { title: 'When is it?', content: 'In June.', open: true },
  { title: 'Where is it?', content: 'On the coast.' },
]

describe('Accordion', () => {
  itConforms(<Accordion items={items} />, { root: 'DIV' })

  it('groups its items if it is exclusive', () => {
    render(<Accordion items={items} exclusive />)
    const [first, second] = screen.getAllByRole('group')
    expect(first?.getAttribute('name')).toBeTruthy()
    expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'))
  })

  it('renders nothing without content', () =>
    expect(render(<Accordion items={[]} />).container).toBeEmptyDOMElement())
})

describe('Questions', () => {
  itConforms(<Questions items={[{ question: 'Why?', answer: 'Because.' }]} />, { root: 'DIV' })

  it('renders nothing without items', () =>
    expect(render(<Questions items={[]} />).container).toBeEmptyDOMElement())
})
