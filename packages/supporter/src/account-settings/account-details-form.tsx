import {
  AddressFields,
  EmailField,
  FormErrors,
  SubmitButton,
  TextField,
} from '@milepost/forms/fields'
import { useForm, useUnsavedWarning } from '@milepost/forms/react'
import type { User } from '@milepost/platform'
import { accountMessages } from '../account/account-messages.ts'
import * as styles from '../account/account.css.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { addressFieldMessages } from '../fields/field-messages.ts'
import { NetworkForm, FieldErrorSummary } from '../fields/network-form.tsx'
import { useFieldRules } from '../fields/field-rules.ts'
import { useHost, useMessages } from '../host/host-context.ts'
import { getAddressCountries } from '../registration/address-countries.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { useShowToast } from '../toast/toasts.tsx'
import { accountSettingsMessages } from './account-settings-messages.ts'
import { toAccountDetails } from './account-details.ts'

/** Form for the user's name, email and address. */
export function AccountDetailsForm({
  user,
  onSaved,
}: {
  user: User
  onSaved: (user: User) => void
}) {
  const messages = useMessages(accountSettingsMessages)
  const account = useMessages(accountMessages)
  const edit = useMessages(editMessages)
  const labels = useMessages(addressFieldMessages)
  const rules = useFieldRules()
  const { settings } = useHost()
  const session = useSession()
  const { platform, dispatch } = useSessionActions()
  const showToast = useShowToast()
  const first = toAccountDetails(user)
  const form = useForm({
    initial: first,
    rules: {
      firstName: [rules.required(), rules.atMost(100)],
      lastName: [rules.required(), rules.atMost(100)],
      email: [rules.required(), rules.email()],
    },
  })
  useUnsavedWarning(form)
  return (
    <NetworkForm
      form={form}
      method="post"
      className={styles.form}
      onSubmit={async (details) => {
        const { isAddressCleared, toAccountUpdateErrors, saveAccountDetails } =
          await import('./save-account-details.ts')
        if (isAddressCleared(user, details)) return { formErrors: [messages.addressStays] }
        let saved: User
        try {
          saved = await saveAccountDetails(await platform(), user, details)
        } catch (error) {
          return toAccountUpdateErrors(error, {
            ...edit,
            saveForbidden: messages.forbidden,
            emailTaken: account.emailTaken,
          })
        }
        // A Basic token contains the email address, so it is invalid after a change.
        const isOver = session.user?.authType === 'Basic' && saved.email !== user.email
        showToast(isOver ? messages.savedSignInAgain : messages.saved, 'success')
        if (isOver) {
          await dispatch({ type: 'cleared' })
          return undefined
        }
        if (session.user) {
          const { name = session.user.name, countryCode } = saved
          await dispatch({ type: 'userFetched', user: { ...session.user, name, countryCode } })
        }
        onSaved(saved)
        return undefined
      }}
    >
      <FieldErrorSummary />
      <div className={styles.nameFields}>
        <TextField name="firstName" label={account.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={account.lastName} autoComplete="family-name" />
      </div>
      <EmailField name="email" label={account.email} autoComplete="email" />
      <AddressFields
        prefix="address."
        legend={messages.address}
        countries={getAddressCountries(settings.language)}
        chooseCountry={messages.chooseCountry}
        labels={labels}
      />
      <FormErrors />
      <div>
        <SubmitButton needsScript>{messages.save}</SubmitButton>
      </div>
    </NetworkForm>
  )
}
