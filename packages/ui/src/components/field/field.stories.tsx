import type { Meta, StoryObj } from '@storybook/react-vite'
import { CharacterCount } from '../character-count/character-count.tsx'
import { Section } from '../section/section.tsx'
import { Textarea, TextField } from './text-field.tsx'
import { fieldPage } from './field.page.ts'

const meta: Meta<typeof TextField> = {
  title: 'Controls/Text field',
  component: TextField,
  parameters: { page: fieldPage },
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
/** What is wrong can be read on each background that a section has: axe measures it in every brand. */
export const OnEachBackground: Story = {
  decorators: [],
  render: () => (
    <>
      {(['none', 'tint', 'primary', 'dark'] as const).map((background) => (
        <Section key={background} title={background} background={background}>
          <TextField label="Name" hint="People will see it." error="Use at least three letters" />
          <CharacterCount remaining={3} />
        </Section>
      ))}
    </>
  ),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المبلغ', prefix: '£', error: 'أدخل مبلغًا' },
}
