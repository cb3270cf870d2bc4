import { SearchSelect, type SearchSelectProps } from '@milepost/ui'
import { controlText, useBoundField, type BoundProps } from './use-bound-field.tsx'

/** One of many options, found by typing; the form's value is the option's. */
export function SearchSelectField({ name, label, ...rest }: BoundProps<SearchSelectProps>) {
  const { control, first } = useBoundField(name, label)
  return <SearchSelect {...rest} {...control} defaultValue={controlText(first)} />
}
