import { RequiredMark } from '@milepost/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Form, Rules } from '../index.ts'
import { useField } from '../react/hooks.ts'

/** What a bound field takes: the control's own props, without those the form fills in. */
export type BoundProps<Props> = Omit<
  Props,
  'name' | 'error' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required'
> & {
  /** The field's name in the form. */
  name: string
}

export interface BoundField {
  form: Form
  /** The value at first. After that the browser's control keeps it. */
  first: unknown
  /** Goes to the control. */
  control: { name: string; label: ReactNode; error: string | undefined; required: boolean }
}

/** Ties a control of the kit to a field of the surrounding form. */
export function useBoundField(name: string, label: ReactNode): BoundField {
  const { form, error, isRequired } = useField(name)
  const [first] = useState(() => form.getValue(name))
  return {
    form,
    first,
    control: {
      name,
      error,
      required: isRequired,
      label: isRequired ? (
        <>
          {label}
          <RequiredMark />
        </>
      ) : (
        label
      ),
    },
  }
}

/** A rule that a field brings along, for as long as it is on the screen. */
export function useFieldRule(form: Form, name: string, rule: Rules | undefined): void {
  useEffect(() => (rule ? form.addRule(name, rule) : undefined), [form, name, rule])
}

/** A value as a text control shows it. */
export function controlText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
