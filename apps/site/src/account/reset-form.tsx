import { EmailField, FormErrors, SubmitButton } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { email, required } from '@milepost/forms/validators'
import { Message } from '@milepost/ui'
import { useState } from 'react'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { useSessionScope } from '../session/use-session-scope.ts'
import { accountMessages } from './account-messages.ts'
import * as styles from './account.css.ts'

/** Asks for the message with which a new password is chosen. Never tells who has an account. */
export function ResetForm() {
  const words = useMessages(accountMessages)
  const scope = useSessionScope()
  const { prefilledFields } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: prefilledFields['email'] ?? '' },
    rules: { email: [required(), email()] },
  })
  return (
    <Form
      form={form}
      method="post"
      className={styles.form}
      failureMessage={words.unreachable}
      onSubmit={async (values) => {
        setSentTo(undefined)
        const [{ requestReset }, { generalMessage }] = await Promise.all([
          import('./request-reset.ts'),
          import('./account-refusal.ts'),
        ])
        try {
          await requestReset(await scope(), values)
        } catch (error) {
          return { formErrors: [generalMessage(error, words)] }
        }
        setSentTo(values.email)
        return undefined
      }}
    >
      <p className={styles.text}>{words.resetIntro}</p>
      <EmailField name="email" label={words.email} autoComplete="username" />
      <FormErrors />
      <SubmitButton needsScript wide>
        {words.sendReset}
      </SubmitButton>
      <output>
        {sentTo === undefined ? null : (
          <Message tone="success">{fill(words.resetSent, { email: sentTo })}</Message>
        )}
      </output>
    </Form>
  )
}
