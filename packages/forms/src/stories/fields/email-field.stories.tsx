import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldAnatomy,
  fieldBasics,
  fieldMeta,
  namedByLabel,
  textInputKeys,
} from '../fields.fixtures.tsx'

const args = {
  name: 'email',
  label: 'E-mail address',
  hint: 'We write to you about your page only.',
}
const form = { initial: { email: '' }, rules: { email: [['required'], ['email']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'EmailField',
  summary: 'An e-mail address, with the keyboard and the suggestions of the browser for one.',
  useFor: [
    'The address of the person who fills the form in, or of somebody else: then with `autoComplete="off"`.',
  ],
  notFor: [
    'Signing in with a name that need not be an address: take `TextField` with `autoComplete="username"`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: textInputKeys,
  accessibility: [
    ...namedByLabel,
    '`autoComplete="email"` is set, so that browsers offer what people know of themselves (WCAG 1.3.5).',
    'Nothing is written in capitals or corrected by the device.',
  ],
  messages: [emptyRefusal, ['It is no address and has `email()`', 'Please enter a valid email']],
  related: ['Forms/Fields/Text field', 'Forms/Fields/Phone field'],
}

const meta: Meta<typeof EmailField> = {
  title: 'Forms/Fields/Email field',
  component: EmailField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof EmailField>

export const Usual: Story = example({ args, form })
export const Refused: Story = example({
  args,
  form: { ...form, initial: { email: 'ada@example' }, isLeft: true },
  note: 'The address has no full domain.',
})
export const RefusedByTheServer: Story = example({
  args,
  form: {
    ...form,
    initial: { email: 'ada@example.org' },
    serverErrors: { email: 'There is an account with this address already' },
  },
  note: '`onSubmit` has answered with an error for this field. It goes when the field changes.',
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { email: 'ada@example.org' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { email: 'ada@example.org' } },
})
