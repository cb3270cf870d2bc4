import {
  CheckboxField,
  EmailField,
  PasswordField,
  PhoneField,
  TextField,
} from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { useMessages } from '../host/use-messages.ts'
import type { SignInSettings } from '../host/supporter-settings.ts'
import { useSession } from '../session/use-session.ts'
import { AccountForm } from './account-form.tsx'
import { accountMessages } from './account-messages.ts'
import { useFieldRules } from '../fields/use-field-rules.ts'
import { required } from '@milepost/forms/validators'
import * as styles from './account.css.ts'
import { TermsSentence } from './terms-sentence.tsx'

/** Sign-up form. Terms and privacy policy are above the button. Marketing is opt-in. */
export function SignUpForm({ onDone, settings }: { onDone: () => void; settings: SignInSettings }) {
  const words = useMessages(accountMessages)
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
      terms: required(words.termsRequired),
    },
  })
  return (
    <AccountForm
      form={form}
      bring={async () => {
        const [{ signUpByForm }, { signUpRefusal }] = await Promise.all([
          import('./sign-up-by-form.ts'),
          import('./account-refusal.ts'),
        ])
        return { send: signUpByForm, refusal: signUpRefusal }
      }}
      onDone={onDone}
      button={words.createAccount}
    >
      <div className={styles.nameFields}>
        <TextField name="firstName" label={words.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={words.lastName} autoComplete="family-name" />
      </div>
      <EmailField name="email" label={words.email} />
      {settings.authType === 'Bearer' ? (
        <PhoneField name="phone" label={words.phone} optional={words.optional} />
      ) : null}
      <PasswordField
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        name="password"
        label={words.newPassword}
        hint={words.newPasswordHint}
        autoComplete="new-password"
      />
      <CheckboxField
        name="terms"
        label={
          <TermsSentence settings={settings} before={words.termsBefore} after={words.termsAfter} />
        }
      />
      <CheckboxField name="marketing" label={words.marketing} hint={words.marketingHint} />
    </AccountForm>
  )
}
