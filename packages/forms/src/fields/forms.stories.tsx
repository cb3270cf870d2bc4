import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { readAddress } from '../index.ts'
import { Form, useForm, useUnsavedWarning } from '../react/index.ts'
import { email, equalsField, passwordComplexity, phone, required } from '../validators/index.ts'
import {
  AddressFields,
  CheckboxField,
  EmailField,
  FormErrors,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
} from './index.ts'

const meta: Meta = { title: 'Forms/A whole form' }
export default meta
type Story = StoryObj

function SignUp() {
  const form = useForm({
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      again: '',
      agree: false,
      ...readAddress(undefined),
    },
    rules: {
      firstName: required(),
      lastName: required(),
      email: [required(), email()],
      phone: phone(),
      password: [required(), passwordComplexity()],
      again: [required(), equalsField('password', 'Type the same password again')],
      agree: required('Please agree to the rules'),
      line1: required(),
      country: required(),
    },
  })
  useUnsavedWarning(form)
  return (
    <Form
      form={form}
      method="post"
      onSubmit={(values) =>
        values.email === 'taken@example.org'
          ? { errors: { email: 'There is an account with this address already' } }
          : { formErrors: ['Signing up is closed until Monday'] }
      }
      style={{ display: 'grid', gap: '1.25rem', maxWidth: '34rem' }}
    >
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <EmailField name="email" label="E-mail address" />
      <PhoneField name="phone" label="Phone" optional="(optional)" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PasswordField name="again" label="Password again" autoComplete="new-password" />
      <AddressFields legend="Your address" countries={[{ value: 'gb', label: 'United Kingdom' }]} />
      <CheckboxField name="agree" label="I agree to the rules" />
      <FormErrors />
      <p>
        <SubmitButton needsScript>Sign up</SubmitButton>
      </p>
    </Form>
  )
}

export const Empty: Story = { render: () => <SignUp /> }

export const SentEmpty: Story = {
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await expect(canvas.getAllByText('This field is required')).toHaveLength(7)
  },
}

/** With the keyboard alone, from the first field to what the server refuses. */
export const RefusedByTheServer: Story = {
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'First name' }).focus()
    const answers = [
      'Ada',
      'Lovelace',
      'taken@example.org',
      '',
      'correct7#',
      undefined,
      'correct7#',
      undefined,
    ]
    for (const answer of [...answers, '1 High Street', '', '', '', 'ls1 1aa']) {
      if (answer) await userEvent.keyboard(answer)
      await userEvent.tab()
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'gb')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByText('There is an account with this address already'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus()
  },
}
