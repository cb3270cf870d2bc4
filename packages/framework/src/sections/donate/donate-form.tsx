import { AmountPicker, Button, Message } from '@milepost/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { connectionMessages } from '../../frame/navigation/connection-messages.ts'
import { useIsSubmitting, useLastResponse } from '../form/form-answer.ts'
import { useMessages } from '@milepost/supporter'
import * as styles from './donate.css.ts'

/** Suggested amount. */
export interface AmountChoice {
  /** Value to submit, in major units, such as `25`. */
  value: string
  /** Formatted amount, such as `£25`. */
  amount: string
  /** Impact of a donation of this amount, or `''`. */
  label: string
}

/** Data of the donation form. */
export interface DonateFormView {
  currency: string
  currencySymbol: string
  choices: readonly AmountChoice[]
  /** Initially selected amount; undefined to select the custom amount. */
  selected: string | undefined
  /** Initial text of the custom amount. Set if a link contains an amount that is not suggested. */
  typed?: string
  legend: string
  otherLabel: string
  submitLabel: string
  note: string
  /** Note about match funding; undefined if there is none. */
  matching?: string | undefined
}

/** Error of an invalid donation, and the submitted values to refill the form. */
export interface RejectedDonation {
  error: string
  /** Selected suggestion. */
  selected: string | undefined
  typed: string
}

/** `name` attribute of the suggested amounts. */
export const amountField = 'amount'
/** `name` attribute of the field for a custom amount. */
export const otherAmountField = 'other-amount'
/** `name` attribute of the hidden field with the initially selected amount. */
export const initialAmountField = 'ticked-amount'
/** `name` attribute of the hidden field with the currency of the form's amounts. */
export const currencyField = 'currency'

/**
 * Form to choose an amount and continue to the platform's checkout. Works without scripts. If the amount is invalid, shows an
 * error message and focuses the field.
 */
export function DonateForm({
  form,
  answer,
  children,
}: {
  form: DonateFormView
  /** Response to the last submission. The id of the donation form is `''`. */
  answer?:
    | {
        refused?: RejectedDonation | undefined
        lost?:
          | { form: string; text?: string | undefined; wasOffline?: boolean | undefined }
          | undefined
      }
    | undefined
  /** Additional fields, below the amount. */
  children?: ReactNode
}) {
  const fieldId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const isSending = useIsSubmitting()
  const messages = useMessages(connectionMessages)
  const lost = answer?.lost?.form === '' ? answer.lost : undefined
  // After a lost response, the previous one stays, so that the fields keep their input.
  const refused = useLastResponse(answer?.refused, lost !== undefined)

  const given = refused ?? form

  useEffect(() => {
    const next = lost ? 'button[type=submit]' : refused && `#${CSS.escape(fieldId)}`
    if (next) formRef.current?.querySelector<HTMLElement>(next)?.focus()
  }, [refused, lost, fieldId])

  return (
    <Form method="post" ref={formRef} className={styles.form} preventScrollReset noValidate>
      <input type="hidden" name={initialAmountField} value={given.selected ?? ''} />
      <input type="hidden" name={currencyField} value={form.currency} />
      {form.matching ? <Message>{form.matching}</Message> : null}
      <AmountPicker
        // Uncontrolled fields take new default values only if they are re-created.
        key={`${given.typed}|${given.selected}`}
        legend={form.legend}
        options={form.choices}
        name={amountField}
        otherName={otherAmountField}
        otherId={fieldId}
        otherLabel={form.otherLabel}
        currencySymbol={form.currencySymbol}
        defaultValue={given.selected}
        defaultOther={given.typed}
        error={lost ? undefined : refused?.error}
      />
      {children}
      {lost ? (
        <Message tone="error">
          {lost.text ?? (lost.wasOffline ? messages.offline : messages.giftLost)}
        </Message>
      ) : null}
      <div className={styles.foot}>
        <Button type="submit" size="large" disabled={isSending}>
          {form.submitLabel}
        </Button>
        <p className={styles.note}>{form.note}</p>
      </div>
    </Form>
  )
}

/** `name` attribute of the field for the donor's message. */
export const messageField = 'message'

/** Maximum length of the donor's message, in characters, so that it fits into the checkout's URL. */
export const maxMessageLength = 500
