import {
  CheckboxField,
  DateField,
  EmailField,
  NumberField,
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
} from '@milepost/forms/fields'
import { useMessages } from '../host/host-context.ts'
import { registrationMessages } from './registration-messages.ts'
import type { Question } from './registration-view.ts'
import { createValidator, isEmpty, type Validator } from '@milepost/forms/validators'
import { isCalendarDay } from '@milepost/measures'
import type { FieldRules } from '../fields/field-rules.ts'

/** Maximum length of an answer, in characters. */
const maxAnswerLength = 1000

/** Field for one of the site's questions, by its type. */
export function QuestionField({ question }: { question: Question }) {
  const messages = useMessages(registrationMessages)
  const { type, label, help, options } = question
  const shared = {
    name: getQuestionFieldName(question),
    label,
    ...(help === '' ? {} : { hint: help }),
  }
  const mark = question.required ? {} : { optional: messages.optional }
  switch (type) {
    case 'checkbox':
      return <CheckboxField {...shared} />
    case 'date':
      return <DateField {...shared} {...mark} />
    case 'email':
      return <EmailField {...shared} {...mark} />
    case 'number':
      return <NumberField {...shared} {...mark} />
    case 'phone':
      return <PhoneField {...shared} {...mark} />
    case 'select':
      return (
        <SelectField {...shared} {...mark}>
          <option value="">{messages.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      )
    case 'textarea':
      return <TextareaField {...shared} {...mark} maxLength={maxAnswerLength} rows={4} />
    default:
      return <TextField {...shared} {...mark} maxLength={maxAnswerLength} />
  }
}

/** Returns the field name of a question, prefixed to avoid conflicts with built-in fields. */
export function getQuestionFieldName({ name }: Question): string {
  return `answer.${name}`
}

/** Returns the validator of date fields. */
export function createDateRule({ dateRule }: { dateRule: string }): Validator {
  return createValidator((value) => (isEmpty(value) || isCalendarDay(value) ? undefined : dateRule))
}

/** Returns the validators of a question's answer. */
export function createQuestionRules(
  question: Question,
  is: FieldRules,
  messages: { dateRule: string },
): Validator[] {
  const rules: Validator[] = question.required ? [is.required()] : []
  if (question.type === 'email') rules.push(is.email())
  if (question.type === 'phone') rules.push(is.phone())
  if (question.type === 'number') rules.push(is.number())
  if (question.type === 'date') rules.push(createDateRule(messages))
  return rules
}
