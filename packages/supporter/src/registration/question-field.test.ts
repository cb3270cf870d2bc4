import { expect, it } from 'vitest'
import { createFieldRules } from '../fields/field-rules.ts'
import { fieldMessages } from '../fields/field-messages.ts'
import { createQuestionRules } from './question-field.tsx'
import { registrationMessages } from './registration-messages.ts'
import type { Question } from './registration-view.ts'

const question = (more: Partial<Question>): Question => ({
  name: 'q',
  label: 'Q?',
  type: 'text',
  required: false,
  options: [],
  help: '',
  ...more,
})
const isTaken = (asked: Question, answer: unknown) =>
  createQuestionRules(
    asked,
    createFieldRules(fieldMessages.english),
    registrationMessages.english,
  ).every((rule) => rule(answer) === undefined)

it.each([
  ['email', 'sam@example.org', 'sam'],
  ['phone', '+44 20 7946 0000', 'sam'],
  ['number', '12', 'twelve'],
  ['date', '2026-06-30', '0026-06-30'],
] as const)('an answer of the type %s is %s, and never %s', (type, right, wrong) => {
  expect(isTaken(question({ type }), right)).toBe(true)
  expect(isTaken(question({ type }), wrong)).toBe(false)
  expect(isTaken(question({ type }), '')).toBe(true)
  expect(isTaken(question({ type, required: true }), '')).toBe(false)
})
