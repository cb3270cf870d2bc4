import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'people', label: 'People', content: 'Amara' },
  { id: 'teams', label: 'Teams', content: 'Two Left Feet' },
  { id: 'companies', label: 'Companies', content: 'Ropeworks' },
]
const selected = () => screen.getByRole('tab', { selected: true })

describe('Tabs', () => {
  it('is a single tab stop, and moves with the arrow keys and wraps around', async () => {
    render(<Tabs label="Leaderboards" tabs={tabs} />)
    await userEvent.tab()
    expect(selected()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toHaveAccessibleName('Teams')
    expect(selected()).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(selected()).toHaveAccessibleName('People')
    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toHaveAccessibleName('Companies')
    await userEvent.keyboard('{Home}')
    expect(selected()).toHaveAccessibleName('People')
    await userEvent.tab()
    expect(screen.getByRole('tabpanel', { name: 'People' })).toHaveFocus()
  })

  it('reverses the arrow keys in right-to-left text', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Tabs label="Leaderboards" tabs={tabs} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toHaveAccessibleName('Teams')
  })

  it('leaves arrow keys with a modifier to the browser', async () => {
    render(<Tabs label="Leaderboards" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{End}{/Meta}')
    expect(selected()).toHaveAccessibleName('People')
  })

  it('connects tab and panel if an id contains a blank', () => {
    render(<Tabs label="Boards" tabs={[{ id: 'two words', label: 'A', content: 'Amara' }]} />)
    const id = selected().getAttribute('aria-controls') ?? ''
    expect(document.getElementById(id)).toBe(screen.getByRole('tabpanel', { name: 'A' }))
    expect(id).not.toContain(' ')
  })
})
