import type { Meta, StoryObj } from '@storybook/react-vite'
import { Textarea, TextField } from './text-field.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Controls/Text field',
  component: TextField,
  args: { label: 'Name of your page', name: 'name' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TextField>

export const Plain: Story = {}
export const Hint: Story = { args: { hint: 'Up to 60 letters. People will see it.' } }
export const WithError: Story = {
  args: { defaultValue: 'x', error: 'Use at least three letters', hint: 'Up to 60 letters.' },
}
export const Currency: Story = { args: { label: 'Your target', prefix: '£', inputMode: 'decimal' } }
export const Unit: Story = { args: { label: 'Distance', suffix: 'km', defaultValue: '100' } }
export const Optional: Story = { args: { label: 'Team', optional: '(optional)' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ebbing-sands' } }
export const SeveralLines: Story = {
  render: () => <Textarea label="Your message" hint="Said beside your gift." name="message" />,
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المبلغ', prefix: '£', error: 'أدخل مبلغًا' },
}
