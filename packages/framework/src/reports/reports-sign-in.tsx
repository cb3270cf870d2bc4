import { FormErrors, PasswordField, SubmitButton, TextField } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { useMessages } from '@milepost/supporter'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'

export interface ReportsSignInProps {
  /** Answers with what went wrong, if anything. */
  onSignIn: (name: string, password: string) => Promise<keyof typeof reportsMessages | undefined>
}

/** Asks an administrator for name and password; what was typed stays when it is refused. */
export function ReportsSignIn({ onSignIn }: ReportsSignInProps) {
  const words = useMessages(reportsMessages)
  const form = useForm({
    initial: { name: '', password: '' },
    rules: { name: required(), password: required() },
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
      failureMessage={words.reportsFailed}
    >
      <FormErrors />
      <TextField name="name" label={words.reportsName} autoComplete="username" />
      <PasswordField
        name="password"
        label={words.reportsPassword}
        autoComplete="current-password"
      />
      <p className={styles.note}>{words.reportsKept}</p>
      <div>
        <SubmitButton needsScript>{words.reportsSignIn}</SubmitButton>
      </div>
    </Form>
  )
}
