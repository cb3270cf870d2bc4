import {
  AddressFields,
  CheckboxField,
  DateField,
  FormErrors,
  MoneyField,
  NumberField,
  SelectField,
  SubmitButton,
  TextField,
} from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { createValidator, isEmpty } from '@milepost/forms/validators'
import { parseAmount, toNumber } from '@milepost/measures'
import { useCallback } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useHost, useMessages } from '../host/host-context.ts'
import { useDraft } from '../editing/draft-store.ts'
import { requireCallGroup } from '../session/session-scope.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { getAddressCountries } from './address-countries.ts'
import { getInitialValues, maxSlugLength } from './page-form-values.ts'
import {
  createDateRule,
  QuestionField,
  getQuestionFieldName,
  createQuestionRules,
} from './question-field.tsx'
import { getTabProgress } from './registration-progress.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import { useFieldRules } from '../fields/field-rules.ts'
import {
  SlugFieldWithSuggestions,
  useSlugFromName,
} from '../fields/slug-field-with-suggestions.tsx'
import { addressFieldMessages } from '../fields/field-messages.ts'
import { NetworkForm, FieldErrorSummary } from '../fields/network-form.tsx'
import * as styles from './registration.css.ts'
import { useCreatePage } from './use-create-page.ts'
import type { Registration } from './use-registration.ts'

/** Form of the page step. Stores drafts in this tab, and creates the page once. */
export function PageForm({
  view,
  registration,
}: {
  view: RegistrationView
  registration: Registration
}) {
  const messages = useMessages(registrationMessages)
  const rules = useFieldRules()
  const fields = useMessages(addressFieldMessages)
  const { prefilledFields, user } = useSession()
  const { platform } = useSessionActions()
  const { paths, settings } = useHost()
  const { asks, questions, currency, siteName } = view
  const { page } = registration.progress
  const owner = user?.id ?? ''
  const isClimb = view.goalMeasure === 'elevation'
  const isNew = page === undefined
  const defaultName = fillMessage(messages.defaultName, { name: user?.name ?? '', site: siteName })
  const readTarget = useCallback(
    (typed: string) => {
      const amount = parseAmount(typed, { currency })
      return amount.ok ? amount.amountMinor : undefined
    },
    [currency],
  )
  const form = useForm({
    initial: getInitialValues(view, { pageName: defaultName, ...prefilledFields }),
    rules: {
      name: asks.name ? rules.required() : [],
      slug: [rules.required(), rules.slug(), rules.atMost(maxSlugLength)],
      target: asks.target ? rules.required() : [],
      eventDate: createDateRule(messages),
      goal: createValidator((value) =>
        isEmpty(value) || toNumber(value) > 0 ? undefined : messages.goalRule,
      ),
      ...Object.fromEntries(
        questions.map((question) => [
          getQuestionFieldName(question),
          createQuestionRules(question, rules, messages),
        ]),
      ),
    },
  })
  useDraft(form, { slug: 'register', section: 'page' })
  const make = useCreatePage({ view, registration, defaultName })

  useSlugFromName(form, {
    maxLength: maxSlugLength,
    fixedName: asks.name ? undefined : defaultName,
  })

  const isFree = useCallback(
    async (wanted: string, { signal }: { signal: AbortSignal }) => {
      const { suggestPageSlugs } = requireCallGroup(await platform(), 'pageEditing')
      const names = await suggestPageSlugs({ name: wanted, signal })
      const requestedSlug = wanted.toLowerCase()
      // The user's own page may have taken the slug while the check was running.
      const { page: made, attemptedSlug } = getTabProgress().get(owner)
      return names[0] === requestedSlug || requestedSlug === (made?.slug ?? attemptedSlug)
    },
    [platform, owner],
  )

  return (
    <NetworkForm
      form={form}
      method="post"
      className={styles.form}
      failureMessage={messages.unsure}
      onSubmit={(values) => make(values)}
    >
      <FieldErrorSummary />
      {asks.name && isNew ? (
        <TextField name="name" label={messages.name} hint={messages.nameHint} maxLength={255} />
      ) : null}
      {isNew ? (
        <SlugFieldWithSuggestions
          name="slug"
          label={messages.slug}
          hint={messages.slugHint}
          prefix={paths.page('')}
          maxLength={maxSlugLength}
          campaign={siteName}
          isFree={isFree}
        />
      ) : null}
      <div className={styles.sideBySideFields}>
        {asks.target && isNew ? (
          <MoneyField
            name="target"
            label={messages.target}
            hint={
              view.usualTarget === undefined
                ? messages.targetHint
                : fillMessage(messages.targetUsual, { amount: view.usualTarget })
            }
            currencySymbol={view.currencySymbol}
            parse={readTarget}
            amountMessage={messages.targetRule}
          />
        ) : null}
        {asks.fitnessGoal ? (
          <NumberField
            name="goal"
            label={isClimb ? messages.goalClimb : messages.goal}
            optional={messages.optional}
          />
        ) : null}
        {asks.fitnessGoal ? (
          <SelectField name="goalUnit" label={messages.goalUnit}>
            <option value="metric">{isClimb ? messages.metres : messages.kilometres}</option>
            <option value="imperial">{isClimb ? messages.feet : messages.miles}</option>
          </SelectField>
        ) : null}
        {asks.eventDate ? (
          <DateField name="eventDate" label={messages.eventDate} optional={messages.optional} />
        ) : null}
      </div>
      {questions.map((question) => (
        <QuestionField key={question.name} question={question} />
      ))}
      {asks.address ? (
        <AddressFields
          prefix="address."
          legend={messages.address}
          countries={getAddressCountries(settings.language)}
          chooseCountry={messages.choose}
          labels={fields}
        />
      ) : null}
      <CheckboxField name="charityOptIn" label={messages.charityOptIn} />
      <FormErrors />
      <SubmitButton needsScript wide>
        {isNew ? messages.make : messages.next}
      </SubmitButton>
    </NetworkForm>
  )
}
