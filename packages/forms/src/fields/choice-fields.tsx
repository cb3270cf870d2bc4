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
import { type BoundProps, controlText, useBoundField } from './bound-field.tsx'

/** Yes or no; the form's value is a boolean. */
export function CheckboxField({ name, label, ...rest }: BoundProps<CheckboxProps>) {
  const { control, first } = useBoundField(name, label)
  return <Checkbox {...rest} {...control} defaultChecked={first === true} />
}

export type ChoiceFieldProps = BoundProps<Omit<ChoiceGroupProps, 'type'>>

/** One of several choices, all in sight. */
export function RadioField({ name, label, ...rest }: ChoiceFieldProps) {
  const { control, first } = useBoundField(name, label)
  return <ChoiceGroup {...rest} {...control} type="radio" defaultValue={controlText(first)} />
}

/** Any number of several choices; the form's value is a list. */
export function CheckboxesField({ name, label, ...rest }: ChoiceFieldProps) {
  const { control, first } = useBoundField(name, label)
  const chosen = Array.isArray(first) ? first.map(controlText) : []
  return <ChoiceGroup {...rest} {...control} type="checkbox" defaultValue={chosen} />
}

/** One of several options. Children are `<option>`; let the first be empty where nothing is chosen yet. */
export function SelectField({ name, label, ...rest }: BoundProps<SelectProps>) {
  const { control, first } = useBoundField(name, label)
  return <Select {...rest} {...control} defaultValue={controlText(first)} />
}

/** One of many options, found by typing; the form's value is the option's. */
export function SearchSelectField({ name, label, ...rest }: BoundProps<SearchSelectProps>) {
  const { control, first } = useBoundField(name, label)
  return <SearchSelect {...rest} {...control} defaultValue={controlText(first)} />
}
