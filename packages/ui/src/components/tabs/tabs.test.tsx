import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'people', label: 'People', content: 'Amara' },
  { id: 'teams', label: 'Teams', content: 'Two Left Feet' },
  { id: 'companies', label: 'Companies', content: 'Ropeworks' },
]
const selected = () => screen.getByRole('tab', { selected: true })

describe('Tabs', () => {
  itConforms(<Tabs label="Leaderboards" tabs={tabs} />, { root: 'DIV' })

  it('goes from tab to tab with the arrow keys, round the ends', async () => {
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
  })

  it('turns the arrow keys where text runs from right to left', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Tabs label="Leaderboards" tabs={tabs} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toHaveAccessibleName('Teams')
  })

  it('renders nothing without tabs', () =>
    expect(render(<Tabs label="None" tabs={[]} />).container).toBeEmptyDOMElement())
})
