import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage } from '../fields.fixtures.tsx'

const form = { initial: { pageName: '' }, rules: { pageName: [['required']] } } as const
const args = { name: 'pageName', label: 'Page name', hint: 'Everyone will see it.' }

const page = textFieldPage({
  name: 'TextField',
  summary: 'A single-line text input.',
  useFor: [
    'Short answers in the user’s own words, such as names and titles.',
    'Codes and references. Set `uppercase` if they have capital letters.',
  ],
  notFor: [
    'Several lines: use `TextareaField`.',
    'Email addresses, phone numbers, numbers, money, passwords and dates: use the field for that type, which opens the right keyboard.',
    'Choosing from a list: use `RadioField` or `SelectField`.',
  ],
  control: 'Prefix, input, suffix',
  accessibility: [
    'The prefix and suffix are hidden from screen readers. If the unit matters, mention it in the label or hint.',
    'Set `autoComplete` for personal details, such as `given-name` (WCAG 1.3.5).',
  ],
  related: [
    'Forms/Fields/Textarea field',
    'Forms/Fields/Email field',
    'Forms/Fields/Number field',
    'Forms/Fields/Slug field',
  ],
})

const meta: Meta<typeof TextField> = {
  title: 'Forms/Fields/Text field',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Default: Story = example({ args, form })
export const WithError: Story = example({
  args,
  form: { ...form, isLeft: true },
  note: 'The field was left empty.',
})
export const RejectedByServer: Story = example({
  args,
  form: {
    ...form,
    initial: { pageName: 'Ada runs' },
    serverErrors: { pageName: 'There’s already a page with this name' },
  },
  note: '`onSubmit` returned an error for this field. It disappears when the field changes.',
})
export const Optional: Story = example({
  args: { ...args, optional: '(optional)' },
  form: { initial: { pageName: '' } },
})
export const WithPrefixAndSuffix: Story = example({
  args: { name: 'team', label: 'Team name', prefix: 'Team', suffix: '2026' },
  form: { initial: { team: 'Ebbing Sands' } },
})
export const Uppercase: Story = example({
  args: { name: 'postcode', label: 'Postcode', uppercase: true, autoComplete: 'postal-code' },
  form: { initial: { postcode: 'LS1 1AA' } },
  note: 'Typed text is converted to upper case.',
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { initial: { pageName: 'Ada runs' } },
  note: 'It can’t be focused and isn’t submitted. Explain why nearby.',
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { initial: { pageName: 'Ada runs' } },
  note: 'It can be focused and copied, and is submitted.',
})
export const RightToLeft: Story = example({
  args: { name: 'pageName', label: 'اسم صفحتك', hint: 'سيراه الجميع.' },
  form: { ...form, isLeft: true },
  direction: 'rtl',
})

export const ErrorOnBlur: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Page name/ })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Everyone will see it. This field is required')
  },
}

export const ConvertsToUpperCase: Story = {
  ...Uppercase,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'sw1a 2aa')
    await expect(field).toHaveValue('SW1A 2AA')
  },
}
