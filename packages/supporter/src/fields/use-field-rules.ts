import { useMemo } from 'react'
import { useMessages } from '../host/use-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { type FieldRules, fieldRules } from './field-rules.ts'

/** Returns the validation rules with messages in the page's language. */
export function useFieldRules(): FieldRules {
  const words = useMessages(fieldMessages)
  return useMemo(() => fieldRules(words), [words])
}
