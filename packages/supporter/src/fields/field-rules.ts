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
export function createFieldRules(messages: MessagesOf<typeof fieldMessages>): FieldRules {
  return {
    required: () => required(messages.required),
    email: () => email(messages.email),
    phone: () => phone(messages.phone),
    number: () => number(messages.number),
    slug: () => slug(messages.slug),
    password: () => passwordComplexity(messages.password),
    atLeast: (length) =>
      greaterThanOrEqualTo(length, fillMessage(messages.tooShort, { count: length })),
    atMost: (length) => lessThanOrEqualTo(length, fillMessage(messages.tooLong, { count: length })),
  }
}

/** Returns the validation rules with messages in the page's language. */
export function useFieldRules(): FieldRules {
  const messages = useMessages(fieldMessages)
  return useMemo(() => createFieldRules(messages), [messages])
}
