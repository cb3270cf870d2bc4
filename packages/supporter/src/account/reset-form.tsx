import { EmailField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { Message } from '@milepost/ui'
import { useState } from 'react'
import { fillMessage } from '../messages/fill-message.ts'
import { useMessages } from '../host/use-messages.ts'
import { useSession } from '../session/use-session.ts'
import { AccountForm } from './account-form.tsx'
import { accountMessages } from './account-messages.ts'
import { useFieldRules } from '../fields/use-field-rules.ts'
import * as styles from './account.css.ts'

/** Form to request an email for resetting the password. Does not reveal whether an account exists. */
export function ResetForm() {
  const words = useMessages(accountMessages)
  const rules = useFieldRules()
  const { prefilledFields } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: prefilledFields['email'] ?? '' },
    rules: { email: [rules.required(), rules.email()] },
  })
  return (
    <AccountForm
      form={form}
      bring={async () => {
        setSentTo(undefined)
        const [{ requestReset }, { generalMessage }] = await Promise.all([
          import('./request-reset.ts'),
          import('./account-refusal.ts'),
        ])
        return {
          send: requestReset,
          refusal: (error, words) => ({ formErrors: [generalMessage(error, words)] }),
        }
      }}
      onDone={({ email }) => setSentTo(email)}
      button={words.sendReset}
      outcome={
        <output>
          {sentTo === undefined ? null : (
            // The surrounding `<output>` announces it to screen readers.
            <Message tone="success" role={undefined}>
              {fillMessage(words.resetSent, { email: sentTo })}
            </Message>
          )}
        </output>
      }
    >
      <p className={styles.text}>{words.resetIntro}</p>
      <EmailField name="email" label={words.email} autoComplete="username" />
    </AccountForm>
  )
}
