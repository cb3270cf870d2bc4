import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { namedByLabel, pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { Select } from './select.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Select',
  summary: 'One of several options, with the list of the system.',
  useFor: ['Seven to twenty options that people know.'],
  notFor: [
    'A form of `@milepost/forms`: take `SelectField`.',
    'Fewer options: take `ChoiceGroup`. More: take `SearchSelect`.',
  ],
  anatomy: ['Label', 'Hint', 'Control', 'Error'],
  keyboard: [
    ['Tab', 'Moves to the control, and on'],
    ['Arrow keys', 'Choose the option before or after'],
    ['Letters', 'Choose the option that begins so'],
    ['Space', 'Opens the list'],
  ],
  accessibility: [
    namedByLabel,
    refusedControl,
    'It is a `<select>`: every system and assistive technology knows it.',
  ],
  messages: [],
  related: ['Controls/Choices', 'Controls/Search select'],
}

const meta: Meta<typeof Select> = {
  title: 'Controls/Select',
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
