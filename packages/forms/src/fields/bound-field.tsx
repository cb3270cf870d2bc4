import { RequiredMark } from '@milepost/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Form, Rules } from '../index.ts'
import { useField } from '../react/hooks.ts'

/** Props of a bound field: the control's props, except those supplied by the form. */
export type BoundProps<Props> = Omit<
  Props,
  'name' | 'error' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required'
> & {
  /** Field name in the form. If it changes, set `key` as well: the control is uncontrolled and would keep its text. */
  name: string
}

export interface BoundField {
  form: Form
  /** Initial value, for the control's `defaultValue`. */
  first: unknown
  /** Props to pass to the control. */
  control: { name: string; label: ReactNode; error: string | undefined; required: boolean }
}

/** Binds a control of the UI kit to a field of the surrounding form. */
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

/** Adds a rule to a field while the component is mounted. */
export function useFieldRule(form: Form, name: string, rule: Rules | undefined): void {
  useEffect(() => (rule ? form.addRule(name, rule) : undefined), [form, name, rule])
}
