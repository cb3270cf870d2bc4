import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Button } from '../button/button.tsx'
import { Toolbar } from './toolbar.tsx'

const tools = (
  <>
    <button>Before</button>
    <Toolbar aria-label="Your page">
      <Button>Edit</Button>
      <Button disabled>Share</Button>
      <a href="#see">See it</a>
      <input aria-label="Find" />
    </Toolbar>
    <button>After</button>
  </>
)

describe('Toolbar', () => {
  it('is one stop of the tab key', async () => {
    render(tools)
    const user = userEvent.setup()
    screen.getByText('Before').focus()
    await user.tab()
    expect(screen.getByText('Edit')).toHaveFocus()
    await user.tab()
    expect(screen.getByText('After')).toHaveFocus()
  })

  it('leads on by arrows, Home and End, round the ends and past what is disabled', async () => {
    render(tools)
    const user = userEvent.setup()
    screen.getByText('Edit').focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('See it')).toHaveFocus()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus()
    // The field keeps its arrows.
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('comes back to the tool that was used last', async () => {
    render(tools)
    const user = userEvent.setup()
    screen.getByText('Edit').focus()
    await user.keyboard('{ArrowRight}')
    await user.tab()
    await user.tab({ shift: true })
    expect(screen.getByText('See it')).toHaveFocus()
  })

  it('turns with the text', async () => {
    render(<div style={{ direction: 'rtl' }}>{tools}</div>)
    screen.getByText('Edit').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByText('See it')).toHaveFocus()
  })

  it('keeps one stop when tools come and go, and is content with none', () => {
    const { rerender } = render(
      <Toolbar aria-label="T">
        <button>One</button>
      </Toolbar>,
    )
    rerender(
      <Toolbar aria-label="T">
        <button key="new">New</button>
        <button key="more">More</button>
      </Toolbar>,
    )
    expect(screen.getByText('New')).toHaveProperty('tabIndex', 0)
    expect(screen.getByText('More')).toHaveProperty('tabIndex', -1)
    rerender(<Toolbar aria-label="T" />)
    expect(screen.getByRole('toolbar', { name: 'T' })).toBeEmptyDOMElement()
  })
})
