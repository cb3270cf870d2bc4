import { ChoiceGroup, type ChoiceGroupProps } from '@milepost/ui'
import { controlText, useBoundField, type BoundProps } from './use-bound-field.tsx'

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
