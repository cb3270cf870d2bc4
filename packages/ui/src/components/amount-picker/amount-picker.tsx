'use client'

import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { TextField } from '../field/field.tsx'
import * as styles from './amount-picker.css.ts'

/** Suggested amount. */
export interface AmountOption {
  /** Form value in major units, such as "25". */
  value: string
  /** Formatted amount, such as "£25". */
  amount: string
  /** Effect of a donation of this amount, such as "clears 40 m of shoreline". */
  label?: ReactNode
}

export interface AmountPickerProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** Legend of the `<fieldset>`. */
  legend: ReactNode
  options: readonly AmountOption[]
  /** Form name of the radio buttons. @default 'amount' */
  name?: string | undefined
  /** `name` attribute of the custom amount field, which takes priority over `name`. @default 'otherAmount' */
  otherName?: string | undefined
  /** @default 'Another amount' */
  otherLabel?: ReactNode
  /** Prefix of the field for another amount, such as "£". */
  currencySymbol: ReactNode
  /** Value of the option that is selected initially. */
  defaultValue?: string | undefined
  /** Initial value of the field for another amount. */
  defaultOther?: string | undefined
  /** Error message, shown next to the field. */
  error?: ReactNode
  /** Id of the field for another amount, for links from an error summary. */
  otherId?: string | undefined
}

/**
 * Picker for a suggested amount, with its effect, or a custom one. Uncontrolled. Works without JavaScript. The
 * form submits `name` and `otherName`; if both are filled in, the other amount takes priority. Renders a `<fieldset>`.
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
  onInput,
  className,
  ...rest
}: AmountPickerProps) {
  const generatedId = useId()
  const hasOptions = options.length > 0
  return (
    <fieldset
      className={classNames(styles.picker, className)}
      {...rest}
      onInput={(event) => {
        clearOther(event, otherName)
        onInput?.(event)
      }}
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
        id={otherId ?? generatedId}
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

/** Clears the selection when another amount is typed, and vice versa, so that only the visible amount is submitted. */
function clearOther(event: FormEvent<HTMLFieldSetElement>, otherName: string) {
  const changed = event.target
  if (!(changed instanceof HTMLInputElement)) return
  for (const input of event.currentTarget.querySelectorAll('input')) {
    if (changed.type === 'radio' && input.name === otherName) input.value = ''
    if (changed.name === otherName && changed.value !== '' && input.type === 'radio')
      input.checked = false
  }
}
