import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'
import { selectPage } from './select.page.ts'

const meta: Meta<typeof Select> = {
  title: 'Controls/Select',
  component: Select,
  parameters: { page: selectPage },
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
