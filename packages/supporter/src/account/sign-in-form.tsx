import { EmailField, PasswordField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useMessages } from '../host/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { AccountForm } from './account-form.tsx'
import { accountMessages } from './account-messages.ts'
import { useFieldRules } from '../fields/use-field-rules.ts'

/** Sign-in form with email and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(accountMessages)
  const rules = useFieldRules()
  const { prefilledFields } = useSession()
  const form = useForm({
    initial: { email: prefilledFields['email'] ?? '', password: '' },
    rules: { email: [rules.required(), rules.email()], password: rules.required() },
  })
  return (
    <AccountForm
      form={form}
      bring={async () => {
        const [{ signInByForm }, { signInRefusal }] = await Promise.all([
          import('./sign-in-by-form.ts'),
          import('./account-refusal.ts'),
        ])
        return { send: signInByForm, refusal: signInRefusal }
      }}
      onDone={onDone}
      button={words.signIn}
    >
      <EmailField name="email" label={words.email} autoComplete="username" />
      <PasswordField
        name="password"
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
      />
    </AccountForm>
  )
}
