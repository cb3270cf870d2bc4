import { MoneyField, TextareaField, TextField } from '@milepost/forms/fields'
import { useFieldValue } from '@milepost/forms/react'
import { getCurrencySymbol, parseAmount } from '@milepost/measures'
import { cleanTeamName } from '@milepost/platform'
import { type ReactNode, useMemo } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import { FieldErrorSummary } from '../fields/network-form.tsx'
import * as styles from '../editing/owner.css.ts'
import { teamMessages } from './team-messages.ts'
import { createValidator } from '@milepost/forms/validators'
import type { FieldRules } from '../fields/field-rules.ts'

/** Returns a parser of a positive target, in minor units. */
export function useTargetParser(currency: string): (text: string) => number | undefined {
  return useMemo(
    () => (text: string) => {
      const amount = parseAmount(text, { currency })
      return amount.ok ? amount.amountMinor : undefined
    },
    [currency],
  )
}

/** Fields for name, story and target of a team. */
export function TeamFields({
  currency,
  country,
  children,
}: {
  currency: string
  country: string
  /** Content below the name field. */
  children?: ReactNode
}) {
  const messages = useMessages(teamMessages)
  const read = useTargetParser(currency)
  return (
    <>
      <FieldErrorSummary />
      <TextField name="name" label={messages.createName} maxLength={255} autoComplete="off" />
      <CleanedName />
      {children}
      <TextareaField name="story" label={messages.createStory} maxLength={5000} rows={4} />
      <MoneyField
        name="target"
        label={messages.createTarget}
        currencySymbol={getCurrencySymbol(currency, country)}
        parse={read}
        amountMessage={messages.createTargetRule}
      />
    </>
  )
}

function CleanedName() {
  const messages = useMessages(teamMessages)
  const typed = useFieldValue('name', String)
  const cleaned = cleanTeamName(typed)
  if (cleaned === '' || cleaned === typed.trim()) return null
  return (
    <output className={styles.note}>
      {fillMessage(messages.createCleaned, { name: cleaned })}
    </output>
  )
}

/**
 * Returns the validation rules of a team form.
 *
 * @param emptied - message if nothing is left of the name after removing invalid characters (Spec §5)
 */
export function createTeamRules(emptied: string, is: FieldRules) {
  return {
    name: [
      is.required(),
      createValidator((value) => (cleanTeamName(String(value)) === '' ? emptied : undefined)),
    ],
    story: is.required(),
    target: is.required(),
  }
}
