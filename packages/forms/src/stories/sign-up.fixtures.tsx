import {
  AddressFields,
  CheckboxField,
  EmailField,
  FormErrors,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
} from '../fields/index.ts'
import { readAddress } from '../index.ts'
import { Form, useForm, useUnsavedWarning } from '../react/index.ts'
import { email, equalsField, passwordComplexity, phone, required } from '../validators/index.ts'

/** Sign-up form with two kinds of server errors. */
export function SignUp() {
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
      again: [required(), equalsField('password', 'Enter the same password again')],
      agree: required('Agree to the rules to continue'),
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
          ? { errors: { email: 'There’s already an account with this email' } }
          : { formErrors: ['Sign-ups are closed until Monday'] }
      }
      style={{ display: 'grid', gap: '1.25rem', maxWidth: '34rem' }}
    >
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <EmailField name="email" label="Email address" />
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
