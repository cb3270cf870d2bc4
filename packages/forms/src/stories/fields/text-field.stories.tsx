import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, textFieldPage } from '../fields.fixtures.tsx'

const form = { initial: { pageName: '' }, rules: { pageName: [['required']] } } as const
const args = { name: 'pageName', label: 'Page name', hint: 'Everybody will see it.' }

const page = textFieldPage({
  name: 'TextField',
  summary: 'One line of text: a name, a title, a reference.',
  useFor: [
    'Short answers of one line that people write in their own words.',
    'Codes and references, with `uppercase` where they are written in capitals.',
  ],
  notFor: [
    'More than one line: take `TextareaField`.',
    'Email addresses, phone numbers, numbers, money, passwords and dates: each has a field of its own with the right keyboard.',
    'An answer out of a list that you know: take `RadioField` or `SelectField`.',
  ],
  control: 'Prefix, the control, suffix',
  accessibility: [
    'Prefix and suffix are hidden from screen readers. Say the unit in the label or the hint where it matters.',
    'Set `autoComplete` for what people know of themselves, such as `given-name` (WCAG 1.3.5).',
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

export const Usual: Story = example({ args, form })
export const Refused: Story = example({
  args,
  form: { ...form, isLeft: true },
  note: 'Somebody has left it empty.',
})
export const RefusedByTheServer: Story = example({
  args,
  form: {
    ...form,
    initial: { pageName: 'Ada runs' },
    serverErrors: { pageName: 'There is a page with this name already' },
  },
  note: '`onSubmit` has answered with an error for this field. It goes when the field changes.',
})
export const Optional: Story = example({
  args: { ...args, optional: '(optional)' },
  form: { initial: { pageName: '' } },
})
export const WithPrefixAndSuffix: Story = example({
  args: { name: 'team', label: 'Name of your team', prefix: 'Team', suffix: '2026' },
  form: { initial: { team: 'Ebbing Sands' } },
})
export const Uppercase: Story = example({
  args: { name: 'postcode', label: 'Postcode', uppercase: true, autoComplete: 'postal-code' },
  form: { initial: { postcode: 'LS1 1AA' } },
  note: 'What is typed becomes capital letters.',
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { initial: { pageName: 'Ada runs' } },
  note: 'It cannot be reached by keyboard and is not sent. Say why beside it.',
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { initial: { pageName: 'Ada runs' } },
  note: 'It can be reached, read and copied, and is sent.',
})
export const RightToLeft: Story = example({
  args: { name: 'pageName', label: 'اسم صفحتك', hint: 'سيراه الجميع.' },
  form: { ...form, isLeft: true },
  direction: 'rtl',
})

export const RefusesWhenLeft: Story = {
  ...Usual,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Page name/ })
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Everybody will see it. This field is required')
  },
}

export const TypesCapitals: Story = {
  ...Uppercase,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'sw1a 2aa')
    await expect(field).toHaveValue('SW1A 2AA')
  },
}
