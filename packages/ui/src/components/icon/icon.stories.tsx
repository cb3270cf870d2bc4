import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noFocus, pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Icon, iconNames } from './icon.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Icon',
  summary: 'A line icon in the size and colour of the surrounding text.',
  useFor: ['An icon next to text with the same meaning.'],
  notFor: ['An icon on its own if there is room for text.', 'Activity types: use `ActivityIcon`.'],
  anatomy: ['Icon'],
  keyboard: [],
  accessibility: [
    'Without a `label` it is decorative. With one, it is an image with that name.',
    'Arrows are mirrored in right-to-left text.',
    noFocus,
  ],
  messages: [],
  related: ['Components/Controls/Button', 'Components/Fundraising/Activities'],
}

const meta: Meta<typeof Icon> = {
  title: 'Components/Content/Icon',
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
