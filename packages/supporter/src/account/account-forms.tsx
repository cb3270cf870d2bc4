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
import { SendingForm, WrongFields } from '../fields/sending-form.tsx'
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
    toErrors: (error: unknown, texts: MessagesOf<typeof accountMessages>) => Refusal
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
  const texts = useMessages(accountMessages)
  const scope = useSessionScope()
  return (
    <SendingForm
      form={form}
      method="post"
      className={styles.form}
      failureMessage={texts.unreachable}
      onSubmit={async (values) => {
        const { send, toErrors } = await load()
        try {
          await send(await scope(), values)
        } catch (error) {
          return toErrors(error, texts)
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

/** Sign-in form with email and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const texts = useMessages(accountMessages)
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
        const { signInByForm, toSignInErrors } = await import('./account-calls.ts')
        return { send: signInByForm, toErrors: toSignInErrors }
      }}
      onDone={onDone}
      button={texts.signIn}
    >
      <EmailField name="email" label={texts.email} autoComplete="username" />
      <PasswordField
        name="password"
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="current-password"
      />
    </AccountForm>
  )
}

/** Sign-up form. Terms and privacy policy are above the button. Marketing is opt-in. */
export function SignUpForm({ onDone, settings }: { onDone: () => void; settings: SignInSettings }) {
  const texts = useMessages(accountMessages)
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
      terms: required(texts.termsRequired),
    },
  })
  return (
    <AccountForm
      form={form}
      load={async () => {
        const { signUpByForm, toSignUpErrors } = await import('./account-calls.ts')
        return { send: signUpByForm, toErrors: toSignUpErrors }
      }}
      onDone={onDone}
      button={texts.createAccount}
    >
      <div className={styles.nameFields}>
        <TextField name="firstName" label={texts.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={texts.lastName} autoComplete="family-name" />
      </div>
      <EmailField name="email" label={texts.email} />
      {settings.authType === 'Bearer' ? (
        <PhoneField name="phone" label={texts.phone} optional={texts.optional} />
      ) : null}
      <PasswordField
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        name="password"
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
      />
      <CheckboxField
        name="terms"
        label={
          <TermsSentence settings={settings} before={texts.termsBefore} after={texts.termsAfter} />
        }
      />
      <CheckboxField name="marketing" label={texts.marketing} hint={texts.marketingHint} />
    </AccountForm>
  )
}

/** Form to request an email for resetting the password. Does not reveal whether an account exists. */
export function ResetForm() {
  const texts = useMessages(accountMessages)
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
        const { requestReset, toErrorMessage } = await import('./account-calls.ts')
        return {
          send: requestReset,
          toErrors: (error, texts) => ({ formErrors: [toErrorMessage(error, texts)] }),
        }
      }}
      onDone={({ email }) => setSentTo(email)}
      button={texts.sendReset}
      outcome={
        <output>
          {sentTo === undefined ? null : (
            // The surrounding `<output>` announces it to screen readers.
            <Message tone="success" role={undefined}>
              {fillMessage(texts.resetSent, { email: sentTo })}
            </Message>
          )}
        </output>
      }
    >
      <p className={styles.text}>{texts.resetIntro}</p>
      <EmailField name="email" label={texts.email} autoComplete="username" />
    </AccountForm>
  )
}

/** Sentence with links to the platform's terms and privacy policy. */
export function TermsSentence({
  settings: { platformName: platform, termsUrl, privacyUrl },
  before,
  after,
}: {
  settings: SignInSettings
  /** Text before the two links. May contain `{platform}`. */
  before: string
  after: string
}) {
  const texts = useMessages(accountMessages)
  return (
    <>
      {fillMessage(before, { platform })} <Link href={termsUrl}>{texts.terms}</Link>{' '}
      {texts.termsBetween} <Link href={privacyUrl}>{texts.privacy}</Link>
      {after === '.' ? after : ` ${after}`}
    </>
  )
}
