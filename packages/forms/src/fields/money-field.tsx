import { useMemo } from 'react'
import { createValidator } from '../validators/create-validator.ts'
import { isEmpty } from '../validators/is-empty.ts'
import { NumberField } from './number-field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { useFieldRule } from './use-bound-field.tsx'
import { useFormContext } from '../react/form-context.ts'

export interface MoneyFieldProps extends TextFieldProps {
  /** Formatted, such as "£". */
  currencySymbol: string
  /**
   * Reads an amount in minor units; undefined when it cannot. Keep it the same between drawings.
   * Give the form the same function as the field's `parse`.
   */
  parse?: ((text: string) => number | undefined) | undefined
  /** @default 'Please enter a valid amount' */
  amountMessage?: string | undefined
}

/** An amount of money. What it means is read by `parse`, as currencies differ. */
export function MoneyField({
  currencySymbol,
  parse,
  amountMessage = 'Please enter a valid amount',
  ...rest
}: MoneyFieldProps) {
  const form = useFormContext()
  const rule = useMemo(
    () =>
      parse &&
      createValidator(() => {
        // The form may have parsed its value already: what was typed decides.
        const typed = form.getValue(rest.name)
        if (isEmpty(typed)) return undefined
        return typeof typed === 'string' && parse(typed) !== undefined ? undefined : amountMessage
      }),
    [parse, amountMessage, form, rest.name],
  )
  useFieldRule(form, rest.name, rule)
  return <NumberField prefix={currencySymbol} autoComplete="transaction-amount" {...rest} />
}
