import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CharacterCount } from '../character-count/character-count.tsx'
import { Section } from '../section/section.tsx'
import {
  textInputKeys,
  namedByLabel,
  pageBasics,
  refusedControl,
} from '../../stories/page-facts.fixtures.ts'
import { Textarea, TextField } from './field.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'TextField',
  alongside: ['Textarea'],
  summary: 'One line of text with its label, hint and error. `Textarea` is several lines.',
  useFor: ['Text in a form that has a state of its own.'],
  notFor: [
    'A form of `@milepost/forms`: take `TextField` or `TextareaField` of `@milepost/forms/fields`.',
    'A password: take `PasswordInput`.',
  ],
  anatomy: ['Label', 'Hint', 'Control, with what is before or after it', 'Error'],
  keyboard: textInputKeys,
  accessibility: [
    namedByLabel,
    refusedControl,
    'What is before or after the control is seen only: say the unit in the label or the hint.',
  ],
  messages: [],
  related: ['Controls/Select', 'Controls/Password input'],
}

const meta: Meta<typeof TextField> = {
  title: 'Controls/Text field',
  component: TextField,
  parameters: { page },
  args: { label: 'Page name', name: 'name' },
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
/** Errors are readable on every background of a section. axe measures it in every brand. */
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
