import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePeople } from '../../stories/sample-brands.ts'
import { PageSwitcher } from './page-switcher.tsx'
import { pageSwitcherPage } from './page-switcher.page.ts'

const meta: Meta<typeof PageSwitcher> = {
  title: 'Fundraising/Page switcher',
  component: PageSwitcher,
  parameters: { page: pageSwitcherPage },
  args: {
    'aria-label': 'Your pages',
    selectedId: '1',
    pages: samplePeople.slice(0, 4).map((name, index) => ({
      id: String(index),
      name: `${name} walks`,
      detail: `£${(index + 1) * 120} raised, ends ${index + 3} July`,
    })),
  },
  decorators: [(Story) => <div style={{ maxWidth: '34rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof PageSwitcher>

export const Several: Story = {}
export const NoneChosen: Story = { args: { selectedId: undefined } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
