import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from './icon.tsx'
import { iconPage } from './icon.page.ts'

const meta: Meta<typeof Icon> = {
  title: 'Content/Icon',
  component: Icon,
  parameters: { page: iconPage },
  args: { name: 'heart', label: 'Heart' },
  argTypes: { name: { control: 'select', options: iconNames } },
}
export default meta
type Story = StoryObj<typeof Icon>

export const Named: Story = {}
export const All: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', fontSize: '1.5rem' }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} label={name} />
      ))}
    </p>
  ),
}
