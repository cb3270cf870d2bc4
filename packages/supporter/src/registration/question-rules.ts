import type { Validator } from '@milepost/forms/validators'
import type { FieldRules } from '../fields/field-rules.ts'
import type { Question } from './registration-view.ts'

/** Returns the field name of a question, prefixed to avoid conflicts with built-in fields. */
export function questionName({ name }: Question): string {
  return `answer.${name}`
}

/** Returns the validators of a question's answer. */
export function questionRules(question: Question, is: FieldRules): Validator[] {
  const rules: Validator[] = question.required ? [is.required()] : []
  if (question.type === 'email') rules.push(is.email())
  if (question.type === 'phone') rules.push(is.phone())
  if (question.type === 'number') rules.push(is.number())
  return rules
}
