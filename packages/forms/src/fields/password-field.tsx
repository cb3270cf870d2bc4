import { PasswordInput, type PasswordInputProps } from '@milepost/ui'
import { useBoundField, type BoundProps } from './use-bound-field.tsx'

/**
 * A password that can be shown (Spec §2). For a new one set `autoComplete="new-password"`. It starts
 * empty, whatever is in the form: a password does not belong into a page's source.
 */
export function PasswordField({ name, label, ...rest }: BoundProps<PasswordInputProps>) {
  const { control } = useBoundField(name, label)
  return <PasswordInput {...rest} {...control} />
}
