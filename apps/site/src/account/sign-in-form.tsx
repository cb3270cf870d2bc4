import { EmailField, FormErrors, PasswordField, SubmitButton } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { email, required } from '@milepost/forms/validators'
import { useMessages } from '../messages/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { useSessionScope } from '../session/use-session-scope.ts'
import { accountMessages } from './account-messages.ts'
import * as styles from './account.css.ts'

/** E-mail address and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(accountMessages)
  const scope = useSessionScope()
  const { prefilledFields } = useSession()
  const form = useForm({
    initial: { email: prefilledFields['email'] ?? '', password: '' },
    rules: { email: [required(), email()], password: required() },
  })
  return (
    <Form
      form={form}
      method="post"
      className={styles.form}
      failureMessage={words.unreachable}
      onSubmit={async (values) => {
        const [{ signInByForm }, { signInRefusal }] = await Promise.all([
          import('./sign-in-by-form.ts'),
          import('./account-refusal.ts'),
        ])
        try {
          await signInByForm(await scope(), values)
        } catch (error) {
          return signInRefusal(error, words)
        }
        onDone()
        return undefined
      }}
    >
      <EmailField name="email" label={words.email} autoComplete="username" />
      <PasswordField name="password" label={words.password} autoComplete="current-password" />
      <FormErrors />
      <SubmitButton needsScript wide>
        {words.signIn}
      </SubmitButton>
    </Form>
  )
}
