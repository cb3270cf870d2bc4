import { fillMessage, type MessagesOf } from '../messages/message-catalogue.ts'
import type { Form as FormState, FormValues, Refusal } from '@milepost/forms'
import {
  CheckboxField,
  EmailField,
  FormErrors,
  PasswordField,
  PhoneField,
  SubmitButton,
  TextField,
} from '@milepost/forms/fields'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../host/host-context.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { useSession, useSessionScope } from '../session/use-session.ts'
import { accountMessages } from './account-messages.ts'
import { NetworkForm, FieldErrorSummary } from '../fields/network-form.tsx'
import * as styles from './account.css.ts'
import { useForm } from '@milepost/forms/react'
import { useFieldRules } from '../fields/field-rules.ts'
import type { SignInSettings } from '../host/supporter-host.ts'
import { required } from '@milepost/forms/validators'
import { Link, Message } from '@milepost/ui'

interface AccountFormProps<Values extends FormValues> {
  form: FormState<Values>
  /** Imports the code that sends the form, which is not needed before submission. */
  load: () => Promise<{
    send: (scope: SessionScope, values: Values) => Promise<void>
    /** Converts an error to the form's error messages. */
    toErrors: (error: unknown, messages: MessagesOf<typeof accountMessages>) => Refusal
  }>
  onDone: (values: Values) => void
  button: string
  /** The fields. */
  children: ReactNode
  /** Content below the button. */
  outcome?: ReactNode
}

/** Form for signed-out visitors that is sent to the platform. */
function AccountForm<Values extends FormValues>({
  form,
  load,
  onDone,
  button,
  children,
  outcome,
}: AccountFormProps<Values>) {
  const messages = useMessages(accountMessages)
  const scope = useSessionScope()
  return (
    <NetworkForm
      form={form}
      method="post"
      className={styles.form}
      failureMessage={messages.unreachable}
      onSubmit={async (values) => {
        const { send, toErrors } = await load()
        try {
          await send(await scope(), values)
        } catch (error) {
          return toErrors(error, messages)
        }
        onDone(values)
        return undefined
      }}
    >
      <FieldErrorSummary />
      {children}
      <FormErrors />
      <SubmitButton needsScript wide>
        {button}
      </SubmitButton>
      {outcome}
    </NetworkForm>
  )
}

/** Sign-in form with email and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages(accountMessages)
  const rules = useFieldRules()
  const { prefilledFields } = useSession()
  const form = useForm({
    initial: { email: prefilledFields['email'] ?? '', password: '' },
    rules: { email: [rules.required(), rules.email()], password: rules.required() },
  })
  return (
    <AccountForm
      form={form}
      load={async () => {
        const { signInWithPassword, toSignInErrors } = await import('./account-calls.ts')
        return { send: signInWithPassword, toErrors: toSignInErrors }
      }}
      onDone={onDone}
      button={messages.signIn}
    >
      <EmailField name="email" label={messages.email} autoComplete="username" />
      <PasswordField
        name="password"
        label={messages.password}
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
        autoComplete="current-password"
      />
    </AccountForm>
  )
}

/** Sign-up form. Requires acceptance of the terms and privacy policy. Marketing is opt-in. */
export function SignUpForm({ onDone, settings }: { onDone: () => void; settings: SignInSettings }) {
  const messages = useMessages(accountMessages)
  const rules = useFieldRules()
  const { prefilledFields } = useSession()
  const form = useForm({
    initial: {
      firstName: prefilledFields['firstName'] ?? '',
      lastName: prefilledFields['lastName'] ?? '',
      email: prefilledFields['email'] ?? '',
      phone: prefilledFields['phone'] ?? '',
      password: '',
      terms: false,
      marketing: false,
    },
    rules: {
      firstName: rules.required(),
      lastName: rules.required(),
      email: [rules.required(), rules.email()],
      phone: rules.phone(),
      password: [rules.required(), rules.atLeast(8), rules.password()],
      terms: required(messages.termsRequired),
    },
  })
  return (
    <AccountForm
      form={form}
      load={async () => {
        const { signUpWithPassword, toSignUpErrors } = await import('./account-calls.ts')
        return { send: signUpWithPassword, toErrors: toSignUpErrors }
      }}
      onDone={onDone}
      button={messages.createAccount}
    >
      <div className={styles.nameFields}>
        <TextField name="firstName" label={messages.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={messages.lastName} autoComplete="family-name" />
      </div>
      <EmailField name="email" label={messages.email} />
      {settings.authType === 'Bearer' ? (
        <PhoneField name="phone" label={messages.phone} optional={messages.optional} />
      ) : null}
      <PasswordField
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
        name="password"
        label={messages.newPassword}
        hint={messages.newPasswordHint}
        autoComplete="new-password"
      />
      <CheckboxField
        name="terms"
        label={
          <TermsNotice
            settings={settings}
            before={messages.termsBefore}
            after={messages.termsAfter}
          />
        }
      />
      <CheckboxField name="marketing" label={messages.marketing} hint={messages.marketingHint} />
    </AccountForm>
  )
}

/** Form to request an email for resetting the password. Does not reveal whether an account exists. */
export function ResetForm() {
  const messages = useMessages(accountMessages)
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
      load={async () => {
        setSentTo(undefined)
        const { requestPasswordReset, toErrorMessage } = await import('./account-calls.ts')
        return {
          send: requestPasswordReset,
          toErrors: (error, messages) => ({ formErrors: [toErrorMessage(error, messages)] }),
        }
      }}
      onDone={({ email }) => setSentTo(email)}
      button={messages.sendReset}
      outcome={
        <output>
          {sentTo === undefined ? null : (
            // The surrounding `<output>` announces it to screen readers.
            <Message tone="success" role={undefined}>
              {fillMessage(messages.resetSent, { email: sentTo })}
            </Message>
          )}
        </output>
      }
    >
      <p className={styles.paragraph}>{messages.resetIntro}</p>
      <EmailField name="email" label={messages.email} autoComplete="username" />
    </AccountForm>
  )
}

/** Sentence with links to the platform's terms and privacy policy. */
export function TermsNotice({
  settings: { platformName: platform, termsUrl, privacyUrl },
  before,
  after,
}: {
  settings: SignInSettings
  /** Text before the two links. May contain `{platform}`. */
  before: string
  after: string
}) {
  const messages = useMessages(accountMessages)
  return (
    <>
      {fillMessage(before, { platform })} <Link href={termsUrl}>{messages.terms}</Link>{' '}
      {messages.termsBetween} <Link href={privacyUrl}>{messages.privacy}</Link>
      {after === '.' ? after : ` ${after}`}
    </>
  )
}
