import { useMemo } from 'react'
import { useMessages } from '../host/use-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { type FieldRules, fieldRules } from './field-rules.ts'

/** The rules of fields in the language of the page, or in a site's own words. */
export function useFieldRules(): FieldRules {
  const words = useMessages(fieldMessages)
  return useMemo(() => fieldRules(words), [words])
}
