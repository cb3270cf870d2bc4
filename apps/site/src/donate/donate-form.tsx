import { AmountPicker, Button } from '@milepost/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DonateFormView, RefusedGift } from './donate-form-view.ts'
import { amountField, otherAmountField } from './gift-fields.ts'
import * as styles from './donate-form.css.ts'

/**
 * Chooses an amount and goes on to the platform's checkout. Works before and without scripts; a refused
 * amount comes back with what was typed and what is wrong, and the field gets the focus.
 */
export function DonateForm({
  form,
  refused,
  children,
}: {
  form: DonateFormView
  refused?: RefusedGift | undefined
  /** More fields, below the amount. */
  children?: ReactNode
}) {
  const fieldId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state === 'submitting'

  useEffect(() => {
    if (refused) formRef.current?.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus()
  }, [refused, fieldId])

  return (
    <Form
      method="post"
      {...(form.action === '' ? {} : { action: form.action })}
      ref={formRef}
      className={styles.form}
      preventScrollReset
      noValidate
    >
      <AmountPicker
        // A refusal brings new default values; uncontrolled fields take them only when made anew.
        key={refused ? `${refused.typed}|${refused.selected}` : 'new'}
        legend={form.legend}
        options={form.choices}
        name={amountField}
        otherName={otherAmountField}
        otherId={fieldId}
        otherLabel={form.otherLabel}
        currencySymbol={form.currencySymbol}
        defaultValue={refused ? refused.selected : form.selected}
        defaultOther={refused ? refused.typed : form.typed}
        error={refused?.error}
      />
      {children}
      <div className={styles.foot}>
        <Button type="submit" size="large" disabled={isSending}>
          {form.submitLabel}
        </Button>
        <p className={styles.note}>{form.note}</p>
      </div>
    </Form>
  )
}
