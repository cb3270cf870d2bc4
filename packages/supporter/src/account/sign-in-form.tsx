import { EmailField, PasswordField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { email, required } from '@milepost/forms/validators'
import { useMessages } from '../host/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { AccountForm } from './account-form.tsx'
import { accountMessages } from './account-messages.ts'

/** E-mail address and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(accountMessages)
  const { prefilledFields } = useSession()
  const form = useForm({
    initial: { email: prefilledFields['email'] ?? '', password: '' },
    rules: { email: [required(), email()], password: required() },
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
      <PasswordField name="password" label={words.password} autoComplete="current-password" />
    </AccountForm>
  )
}
