import { FormErrors, SubmitButton } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { Message } from '@milepost/ui'
import { useState } from 'react'
import { accountMessages } from '../account/account-messages.ts'
import * as styles from '../account/account.css.ts'
import { IdentityButtons } from '../account/identity-buttons.tsx'
import { NetworkForm } from '../fields/network-form.tsx'
import { useHost, useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useSessionScope } from '../session/use-session.ts'
import { accountSettingsMessages } from './account-settings-messages.ts'

/** Form to request an email for resetting the password. If the identity service manages passwords, links to it. */
export function PasswordSection({ email }: { email: string }) {
  const messages = useMessages(accountSettingsMessages)
  const account = useMessages(accountMessages)
  const { paths, settings } = useHost()
  const scope = useSessionScope()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ initial: {} })
  if (settings.signIn.method === 'identity') {
    return (
      <IdentityButtons
        view="reset"
        settings={settings.signIn}
        returnTo={paths.ownAccount()}
        hasAccount
      />
    )
  }
  return (
    <NetworkForm
      form={form}
      method="post"
      className={styles.form}
      onSubmit={async () => {
        setSentTo(undefined)
        const { requestPasswordReset, toErrorMessage } = await import('../account/account-calls.ts')
        try {
          await requestPasswordReset(await scope(), { email })
        } catch (error) {
          return { formErrors: [toErrorMessage(error, account)] }
        }
        setSentTo(email)
        return undefined
      }}
    >
      <p className={styles.paragraph}>{fillMessage(messages.passwordText, { email })}</p>
      <FormErrors />
      <div>
        <SubmitButton needsScript emphasis="secondary">
          {messages.passwordSend}
        </SubmitButton>
      </div>
      <output>
        {sentTo === undefined ? null : (
          // The surrounding `<output>` announces it to screen readers.
          <Message tone="success" role={undefined}>
            {fillMessage(messages.passwordSent, { email: sentTo })}
          </Message>
        )}
      </output>
    </NetworkForm>
  )
}
