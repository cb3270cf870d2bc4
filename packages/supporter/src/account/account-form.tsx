import type { MessagesOf } from '../messages/message-catalogue.ts'
import type { Form as FormState, FormValues, Refusal } from '@milepost/forms'
import { FormErrors, SubmitButton } from '@milepost/forms/fields'
import type { ReactNode } from 'react'
import { useMessages } from '../host/use-messages.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { useSessionScope } from '../session/use-session-scope.ts'
import { accountMessages } from './account-messages.ts'
import { SendingForm } from '../fields/sending-form.tsx'
import { WrongFields } from '../fields/wrong-fields.tsx'
import * as styles from './account.css.ts'

export interface AccountFormProps<Values extends FormValues> {
  form: FormState<Values>
  /** Imports the code that sends the form, which is not needed before submission. */
  bring: () => Promise<{
    send: (scope: SessionScope, values: Values) => Promise<void>
    /** Converts an error to the form's error messages. */
    refusal: (error: unknown, words: MessagesOf<typeof accountMessages>) => Refusal
  }>
  onDone: (values: Values) => void
  button: string
  /** The fields. */
  children: ReactNode
  /** Content below the button. */
  outcome?: ReactNode
}

/** Form for signed-out visitors that is sent to the platform. */
export function AccountForm<Values extends FormValues>({
  form,
  bring,
  onDone,
  button,
  children,
  outcome,
}: AccountFormProps<Values>) {
  const words = useMessages(accountMessages)
  const scope = useSessionScope()
  return (
    <SendingForm
      form={form}
      method="post"
      className={styles.form}
      failureMessage={words.unreachable}
      onSubmit={async (values) => {
        const { send, refusal } = await bring()
        try {
          await send(await scope(), values)
        } catch (error) {
          return refusal(error, words)
        }
        onDone(values)
        return undefined
      }}
    >
      <WrongFields />
      {children}
      <FormErrors />
      <SubmitButton needsScript wide>
        {button}
      </SubmitButton>
      {outcome}
    </SendingForm>
  )
}
