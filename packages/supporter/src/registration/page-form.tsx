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
import { requireGroup } from '../session/session-scope.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { addressCountries } from './address-countries.ts'
import { initialValues, maxSlugLength } from './page-form-values.ts'
import { dayRule, QuestionField, questionName, questionRules } from './question-field.tsx'
import { tabProgress } from './registration-progress.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationView } from './registration-view.ts'
import { useFieldRules } from '../fields/field-rules.ts'
import { AddressField, useSlugFromName } from '../fields/address-field.tsx'
import { addressFieldMessages } from '../fields/field-messages.ts'
import { SendingForm, WrongFields } from '../fields/sending-form.tsx'
import * as styles from './registration.css.ts'
import { useMakePage } from './use-make-page.ts'
import type { Registration } from './use-registration.ts'

/** Form of the page step. Stores drafts in this tab, and creates the page once. */
export function PageForm({
  view,
  registration,
}: {
  view: RegistrationView
  registration: Registration
}) {
  const texts = useMessages(registrationMessages)
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
  const defaultName = fillMessage(texts.defaultName, { name: user?.name ?? '', site: siteName })
  const readTarget = useCallback(
    (typed: string) => {
      const amount = parseAmount(typed, { currency })
      return amount.ok ? amount.amountMinor : undefined
    },
    [currency],
  )
  const form = useForm({
    initial: initialValues(view, prefilledFields),
    rules: {
      name: asks.name ? rules.required() : [],
      slug: [rules.required(), rules.slug(), rules.atMost(maxSlugLength)],
      target: asks.target ? rules.required() : [],
      eventDate: dayRule(texts),
      goal: createValidator((value) =>
        isEmpty(value) || toNumber(value) > 0 ? undefined : texts.goalRule,
      ),
      ...Object.fromEntries(
        questions.map((question) => [
          questionName(question),
          questionRules(question, rules, texts),
        ]),
      ),
    },
  })
  useDraft(form, { slug: 'register', section: 'page' })
  const make = useMakePage({ view, registration, defaultName })

  useSlugFromName(form, {
    longest: maxSlugLength,
    fixedName: asks.name ? undefined : defaultName,
  })

  const isFree = useCallback(
    async (wanted: string, { signal }: { signal: AbortSignal }) => {
      const { suggestPageSlugs } = requireGroup(await platform(), 'pageEditing')
      const names = await suggestPageSlugs({ name: wanted, signal })
      const requestedSlug = wanted.toLowerCase()
      // The user's own page may have taken the slug while the check was running.
      const { page: made, attemptedSlug } = tabProgress().get(owner)
      return names[0] === requestedSlug || requestedSlug === (made?.slug ?? attemptedSlug)
    },
    [platform, owner],
  )

  return (
    <SendingForm
      form={form}
      method="post"
      className={styles.form}
      failureMessage={texts.unsure}
      onSubmit={(values) => make(values)}
    >
      <WrongFields />
      {asks.name && isNew ? (
        <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={255} />
      ) : null}
      {isNew ? (
        <AddressField
          name="slug"
          label={texts.slug}
          hint={texts.slugHint}
          prefix={paths.page('')}
          longest={maxSlugLength}
          campaign={siteName}
          isFree={isFree}
        />
      ) : null}
      <div className={styles.besideEachOther}>
        {asks.target && isNew ? (
          <MoneyField
            name="target"
            label={texts.target}
            hint={texts.targetHint}
            currencySymbol={view.currencySymbol}
            parse={readTarget}
            amountMessage={texts.targetRule}
          />
        ) : null}
        {asks.fitnessGoal ? (
          <NumberField
            name="goal"
            label={isClimb ? texts.goalClimb : texts.goal}
            optional={texts.optional}
          />
        ) : null}
        {asks.fitnessGoal ? (
          <SelectField name="goalUnit" label={texts.goalUnit}>
            <option value="metric">{isClimb ? texts.metres : texts.kilometres}</option>
            <option value="imperial">{isClimb ? texts.feet : texts.miles}</option>
          </SelectField>
        ) : null}
        {asks.eventDate ? (
          <DateField name="eventDate" label={texts.eventDate} optional={texts.optional} />
        ) : null}
      </div>
      {questions.map((question) => (
        <QuestionField key={question.name} question={question} />
      ))}
      {asks.address ? (
        <AddressFields
          prefix="address."
          legend={texts.address}
          countries={addressCountries(settings.language)}
          chooseCountry={texts.choose}
          labels={fields}
        />
      ) : null}
      <CheckboxField name="charityOptIn" label={texts.charityOptIn} />
      <FormErrors />
      <SubmitButton needsScript wide>
        {isNew ? texts.make : texts.next}
      </SubmitButton>
    </SendingForm>
  )
}
