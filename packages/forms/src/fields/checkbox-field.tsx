import { Checkbox, type CheckboxProps } from '@milepost/ui'
import { useBoundField, type BoundProps } from './use-bound-field.tsx'

/** Yes or no; the form's value is a boolean. */
export function CheckboxField({ name, label, ...rest }: BoundProps<CheckboxProps>) {
  const { control, first } = useBoundField(name, label)
  return <Checkbox {...rest} {...control} defaultChecked={first === true} />
}
