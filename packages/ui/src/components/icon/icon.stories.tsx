import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Icon, iconNames } from './icon.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Icon',
  summary: 'A line icon, as large as the text around it and in its colour.',
  useFor: ['A sign beside words that say the same.'],
  notFor: [
    'A sign alone where there is room for words.',
    'Types of activity: take `ActivityIcon`.',
  ],
  anatomy: ['The drawing'],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration. With it, it is an image of that name.',
    'Arrows turn where text runs from right to left.',
    noFocus,
  ],
  messages: [],
  related: ['Controls/Button', 'Fundraising/Activities'],
}

const meta: Meta<typeof Icon> = {
  title: 'Content/Icon',
  component: Icon,
  parameters: { page },
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
