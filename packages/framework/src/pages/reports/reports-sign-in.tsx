import { FormErrors, PasswordField, SubmitButton, TextField } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { useMessages } from '@milepost/supporter'
import { Message } from '@milepost/ui'
import { reportsMessages } from './reports-messages.ts'
import type { ReportsProblem } from './reports-problem.ts'
import * as styles from './reports.css.ts'

export interface ReportsSignInProps {
  /** Answers with what went wrong, if anything. */
  onSignIn: (name: string, password: string) => Promise<ReportsProblem | undefined>
}

/** Asks an administrator for name and password; what was typed stays when it is refused. */
export function ReportsSignIn({ onSignIn }: ReportsSignInProps) {
  const words = useMessages(reportsMessages)
  const form = useForm({
    initial: { name: '', password: '' },
    rules: { name: required(words.required), password: required(words.required) },
  })
  return (
    <Form
      form={form}
      method="post"
      className={styles.signIn}
      onSubmit={async ({ name, password }) => {
        const problem = await onSignIn(name.trim(), password)
        return problem === undefined ? undefined : { formErrors: [words[problem]] }
      }}
      failureMessage={words.failed}
    >
      <noscript>
        <Message>
          <p>{words.needsScript}</p>
        </Message>
      </noscript>
      <FormErrors />
      <TextField name="name" label={words.name} autoComplete="username" />
      <PasswordField
        name="password"
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
      />
      <p className={styles.note}>{words.kept}</p>
      <div>
        <SubmitButton needsScript>{words.signIn}</SubmitButton>
      </div>
    </Form>
  )
}
