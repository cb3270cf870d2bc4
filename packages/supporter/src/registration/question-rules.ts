import { email, number, phone, required, type Validator } from '@milepost/forms/validators'
import type { Question } from './registration-view.ts'

/** The name of a question's field: it shares its form with fields of the product's own. */
export function questionName({ name }: Question): string {
  return `answer.${name}`
}

/** What an answer must be. */
export function questionRules(question: Question): Validator[] {
  const rules: Validator[] = question.required ? [required()] : []
  if (question.type === 'email') rules.push(email())
  if (question.type === 'phone') rules.push(phone())
  if (question.type === 'number') rules.push(number())
  return rules
}
