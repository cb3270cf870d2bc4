import {
  email,
  greaterThanOrEqualTo,
  lessThanOrEqualTo,
  number,
  passwordComplexity,
  phone,
  required,
  slug,
  type Validator,
} from '@milepost/forms/validators'
import { fillMessage, type MessagesOf } from '../messages/message-catalogue.ts'
import { useMemo } from 'react'
import { useMessages } from '../host/host-context.ts'
import { fieldMessages } from './field-messages.ts'

/** Validation rules with messages in the page's language. */
export interface FieldRules {
  readonly required: () => Validator
  readonly email: () => Validator
  readonly phone: () => Validator
  readonly number: () => Validator
  readonly slug: () => Validator
  readonly password: () => Validator
  /** Requires a minimum number of characters. */
  readonly atLeast: (length: number) => Validator
  /** Allows a maximum number of characters. */
  readonly atMost: (length: number) => Validator
}

/** Creates the validation rules of forms (Spec §5). */
export function createFieldRules(texts: MessagesOf<typeof fieldMessages>): FieldRules {
  return {
    required: () => required(texts.required),
    email: () => email(texts.email),
    phone: () => phone(texts.phone),
    number: () => number(texts.number),
    slug: () => slug(texts.slug),
    password: () => passwordComplexity(texts.password),
    atLeast: (length) =>
      greaterThanOrEqualTo(length, fillMessage(texts.tooShort, { count: length })),
    atMost: (length) => lessThanOrEqualTo(length, fillMessage(texts.tooLong, { count: length })),
  }
}

/** Returns the validation rules with messages in the page's language. */
export function useFieldRules(): FieldRules {
  const texts = useMessages(fieldMessages)
  return useMemo(() => createFieldRules(texts), [texts])
}
