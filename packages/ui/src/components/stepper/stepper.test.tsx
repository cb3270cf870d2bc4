import { translatePage } from '@milepost/presets/translate-page'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Stepper } from './stepper.tsx'

const steps = [
  { id: 'account', label: 'You', href: '?step=account' },
  { id: 'page', label: 'Your page', href: '?step=page' },
  { id: 'team', label: 'Your team', href: '?step=team' },
]

describe('Stepper', () => {
  itConforms(<Stepper steps={steps} current="page" />, { root: 'OL' })

  it('says which step is current and which are done', () => {
    render(<Stepper steps={steps} current="page" />)
    const [account, page, team] = screen.getAllByRole('listitem')
    expect(page).toHaveAttribute('aria-current', 'step')
    expect(account).not.toHaveAttribute('aria-current')
    expect(account).toHaveTextContent('done: You')
    expect(team).toHaveTextContent('Your team')
    expect(team).not.toHaveTextContent('done:')
  })

  it('leads back to what is done, and nowhere else', () => {
    render(<Stepper steps={steps} current="page" />)
    expect(screen.getByRole('link', { name: 'done: You' })).toHaveAttribute('href', '?step=account')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('is all done where the current step is none of its own', () => {
    render(<Stepper steps={steps} current="finished" />)
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })

  it('marks a step as done on a page that the browser has translated', () => {
    const unlinked = steps.map(({ id, label }) => ({ id, label }))
    const { container, rerender } = render(<Stepper steps={unlinked} current="page" />)
    translatePage(container)
    rerender(<Stepper steps={unlinked} current="team" />)
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('done: Your page')
  })

  it('renders nothing without steps', () => {
    expect(render(<Stepper steps={[]} current="" />).container).toBeEmptyDOMElement()
  })
})
