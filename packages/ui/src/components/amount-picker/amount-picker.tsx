'use client'

import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { TextField } from '../field/field.tsx'
import * as styles from './amount-picker.css.ts'

/** An amount that can be picked. */
export interface AmountOption {
  /** What the form sends, in major units, such as "25". */
  value: string
  /** Formatted, such as "£25". */
  amount: string
  /** What it does. */
  label?: ReactNode
}

export interface AmountPickerProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** The question, as the group's legend. */
  legend: ReactNode
  options: readonly AmountOption[]
  /** Name of the radio buttons in the form. @default 'amount' */
  name?: string | undefined
  /** Name of the field for another amount; when filled in, it counts. @default 'otherAmount' */
  otherName?: string | undefined
  /** @default 'Another amount' */
  otherLabel?: ReactNode
  /** Shown before the field for another amount, such as "£". */
  currencySymbol: ReactNode
  /** The option picked at first. */
  defaultValue?: string | undefined
  /** The first value of the field for another amount. */
  defaultOther?: string | undefined
  /** What is wrong with the amount, said beside the field. */
  error?: ReactNode
  /** Id of the other field, for links from an error summary. */
  otherId?: string | undefined
}

/**
 * How much to give: a few amounts with what they do, and any other. Uncontrolled and complete before
 * any script; the form sends `name` and `otherName`, of which a filled-in other amount counts.
 * Renders a `<fieldset>`.
 */
export function AmountPicker({
  legend,
  options,
  name = 'amount',
  otherName = 'otherAmount',
  otherLabel = 'Another amount',
  currencySymbol,
  defaultValue,
  defaultOther,
  error,
  otherId,
  className,
  ...rest
}: AmountPickerProps) {
  const ownId = useId()
  const hasOptions = options.length > 0
  return (
    <fieldset
      className={classNames(styles.picker, className)}
      onInput={(event) => keepOne(event, otherName)}
      {...rest}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hasOptions ? (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue && !defaultOther}
                className={styles.radio}
              />
              <span className={styles.amount}>{option.amount}</span>
              {option.label ? <span className={styles.label}>{option.label}</span> : null}
            </label>
          ))}
        </div>
      ) : null}
      <TextField
        id={otherId ?? ownId}
        name={otherName}
        label={otherLabel}
        error={error}
        prefix={currencySymbol}
        inputMode="decimal"
        autoComplete="transaction-amount"
        defaultValue={defaultOther}
      />
    </fieldset>
  )
}

/** Picking an amount empties the other field, and typing there unpicks: what is seen is what is sent. */
function keepOne(event: FormEvent<HTMLFieldSetElement>, otherName: string) {
  const changed = event.target
  if (!(changed instanceof HTMLInputElement)) return
  for (const input of event.currentTarget.querySelectorAll('input')) {
    if (changed.type === 'radio' && input.name === otherName) input.value = ''
    if (changed.name === otherName && changed.value !== '' && input.type === 'radio')
      input.checked = false
  }
}
