import { Select, type SelectProps } from '@milepost/ui'
import { controlText, useBoundField, type BoundProps } from './use-bound-field.tsx'

/** One of several options. Children are `<option>`; let the first be empty where nothing is chosen yet. */
export function SelectField({ name, label, ...rest }: BoundProps<SelectProps>) {
  const { control, first } = useBoundField(name, label)
  return <Select {...rest} {...control} defaultValue={controlText(first)} />
}
