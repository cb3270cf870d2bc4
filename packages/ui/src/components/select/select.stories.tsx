import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { Select } from './select.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Select',
  summary: 'A native select with label, hint and error.',
  useFor: ['Seven to 20 options that people are familiar with.'],
  notFor: [
    'Forms of `@milepost/forms`: use `SelectField`.',
    'Fewer options: use `ChoiceGroup`. More options: use `SearchSelect`.',
  ],
  anatomy: ['Label', 'Hint', 'Input', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control'],
    ['Arrow keys', 'Select the previous or next option'],
    ['Letters', 'Select the next option that starts with them'],
    ['Space', 'Opens the list'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'It is a native `<select>`, which every assistive technology supports.',
  ],
  messages: [],
  related: ['Components/Controls/Choices', 'Components/Controls/Search select'],
}

const meta: Meta<typeof Select> = {
  title: 'Components/Controls/Select',
  component: Select,
  parameters: { page },
  args: {
    label: 'Country',
    name: 'country',
    children: (
      <>
        <option value="gb">United Kingdom</option>
        <option value="ie">Ireland</option>
        <option value="gs">South Georgia and the South Sandwich Islands</option>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Select>

export const Plain: Story = {}
export const WithError: Story = { args: { error: 'Choose a country', hint: 'Where you live' } }
export const LongOption: Story = { args: { defaultValue: 'gs' } }
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
