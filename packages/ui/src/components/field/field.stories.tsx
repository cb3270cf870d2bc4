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
  summary: 'A single-line text input with label, hint and error. `Textarea` has several lines.',
  useFor: ['Forms that manage their own state.'],
  notFor: [
    'Forms of `@milepost/forms`: use `TextField` or `TextareaField` from `@milepost/forms/fields`.',
    'Passwords: use `PasswordInput`.',
  ],
  anatomy: ['Label', 'Hint', 'Input with prefix and suffix', 'Error'],
  keyboard: textInputKeys,
  accessibility: [
    namedByLabel,
    refusedControl,
    'The prefix and suffix are hidden from screen readers. Put the unit in the label or hint as well.',
  ],
  messages: [],
  related: ['Components/Controls/Select', 'Components/Controls/Password input'],
}

const meta: Meta<typeof TextField> = {
  title: 'Components/Controls/Text field',
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
  render: () => (
    <Textarea label="Your message" hint="Shown next to your donation." name="message" />
  ),
}
/** Errors are readable on every section background. axe checks the contrast in every brand. */
export const AllBackgrounds: Story = {
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
