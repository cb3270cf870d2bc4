import {
  Checkbox,
  type CheckboxProps,
  ChoiceGroup,
  type ChoiceGroupProps,
  SearchSelect,
  type SearchSelectProps,
  Select,
  type SelectProps,
} from '@milepost/ui'
import { useEffect } from 'react'
import { controlText } from '../state/controls.ts'
import { type BoundProps, useBoundField } from './bound-field.tsx'

/** Checkbox with a boolean value. */
export function CheckboxField({ name, label, ...rest }: BoundProps<CheckboxProps>) {
  const { control, first } = useBoundField(name, label)
  return <Checkbox {...rest} {...control} defaultChecked={first === true} />
}

export type ChoiceFieldProps = BoundProps<Omit<ChoiceGroupProps, 'type'>>

/** Group of radio buttons. The form's value is the value of the selected option. */
export function RadioField({ name, label, ...rest }: ChoiceFieldProps) {
  const { control, first } = useBoundField(name, label)
  return <ChoiceGroup {...rest} {...control} type="radio" defaultValue={controlText(first)} />
}

/** Group of checkboxes. The form's value is the list of selected values. */
export function CheckboxesField({ name, label, ...rest }: ChoiceFieldProps) {
  const { control, first } = useBoundField(name, label)
  const chosen = Array.isArray(first) ? first.map(controlText) : []
  return <ChoiceGroup {...rest} {...control} type="checkbox" defaultValue={chosen} />
}

/** Native select. Children are `<option>` elements. If there is no initial value, make the first one empty. */
export function SelectField({ name, label, ...rest }: BoundProps<SelectProps>) {
  const { control, first, form } = useBoundField(name, label)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the browser selects another option if they change
  useEffect(() => form.setValue(name, form.getValue(name)), [form, name, rest.children])
  return <Select {...rest} {...control} defaultValue={controlText(first)} />
}

/** Combobox for many options. The form's value is the value of the selected option. */
export function SearchSelectField({ name, label, ...rest }: BoundProps<SearchSelectProps>) {
  const { control, first } = useBoundField(name, label)
  return <SearchSelect {...rest} {...control} defaultValue={controlText(first)} />
}
