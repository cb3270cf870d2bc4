import {
  Button,
  Checkbox,
  ErrorSummary,
  Message,
  Section,
  Select,
  Textarea,
  TextField,
} from '@milepost/ui'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { connectionMessages } from '../../frame/navigation/connection-messages.ts'
import {
  formIdField,
  type FormFieldView,
  honeypotField,
  useIsSubmitting,
  useLastResponse,
} from './form-answer.ts'
import { useMessages } from '@milepost/supporter'
import * as styles from './form.css.ts'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

/** Patterns of field names (lower-case letters only) with their `autocomplete` values. */
const autoCompleteByName: readonly (readonly [RegExp, string])[] = [
  [/^(?:your|full|contact)?name$/, 'name'],
  [/^(?:first|given|fore)name$/, 'given-name'],
  [/^(?:last|family|sur)name$/, 'family-name'],
  [/^(?:organisation|organization|company|school|employer)(?:name)?$/, 'organization'],
  [/^(?:street)?address$/, 'street-address'],
  [/^(?:town|city)$/, 'address-level2'],
  [/^(?:county|state|region)$/, 'address-level1'],
  [/^(?:post|postal|zip)code$|^zip$/, 'postal-code'],
  [/^country$/, 'country-name'],
]

/**
 * Returns the `autocomplete` value of a text field by its name (WCAG 1.3.5).
 *
 * @returns undefined for unknown names
 */
export function getAutoComplete(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return autoCompleteByName.find(([pattern]) => pattern.test(plain))?.[1]
}

/** Editor-defined form. Works without scripts. If the input is invalid, shows error messages and moves the focus to them. */
export function FormSection({ slice, answer }: SectionViewProps<'form'>) {
  const { messages } = slice
  const own = answer.message?.form === slice.id ? answer.message : undefined
  const lost = answer.lost?.form === slice.id ? answer.lost : undefined
  // After a lost response, the previous one stays, so that the fields keep their input.
  const refused = useLastResponse(
    own === undefined || own.status === 'sent' ? undefined : own,
    lost !== undefined,
  )
  const lostWords = useMessages(connectionMessages)
  const isSending = useIsSubmitting()
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (own === undefined && lost === undefined) return
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]')
    // Focuses a single invalid field, or the list of several.
    const seen = wrong?.length === 1 ? wrong[0] : status.current
    seen?.focus()
  }, [own, lost])

  return (
    <Section {...getSectionProps(slice)} anchor={slice.anchor ?? slice.id} size="narrow">
      <div ref={status} tabIndex={-1} className={styles.formStatus}>
        {lost === undefined ? null : (
          <Message tone="error">
            {lost.text ?? (lost.wasOffline ? lostWords.offline : lostWords.messageLost)}
          </Message>
        )}
        {own === undefined ? null : own.status === 'sent' ? (
          <Message tone="success">{messages.sent}</Message>
        ) : own.status === 'failed' ? (
          <Message tone="error">{own.limited?.text ?? messages.failed}</Message>
        ) : (
          <ErrorSummary
            title={messages.invalid}
            errors={slice.fields.flatMap(({ name, label }) => {
              const error = own.errors[name]
              return error
                ? [{ href: `#${getFieldId(slice.id, name)}`, message: `${label}: ${error}` }]
                : []
            })}
          />
        )}
      </div>
      {own?.status === 'sent' ? null : slice.problem === '' ? (
        <Form
          method="post"
          ref={form}
          // Uncontrolled fields take new default values only if they are re-created.
          key={refused === undefined ? 'new' : JSON.stringify(refused)}
          className={styles.form}
          preventScrollReset
          noValidate
        >
          <input type="hidden" name={formIdField} value={slice.id} />
          <div className={styles.honeypot} aria-hidden="true">
            <label>
              {messages.leaveEmpty}
              <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {slice.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              id={getFieldId(slice.id, field.name)}
              value={refused?.values[field.name]}
              error={lost === undefined ? refused?.errors[field.name] : undefined}
              optional={messages.optional}
              choose={messages.choose}
            />
          ))}
          <div>
            <Button type="submit" disabled={isSending}>
              {slice.button}
            </Button>
          </div>
        </Form>
      ) : (
        <Message tone="warning">{slice.problem}</Message>
      )}
    </Section>
  )
}

/** Returns the DOM id of a field, which contains that of the form, because several forms may have the same field names. */
function getFieldId(form: string, name: string): string {
  return `${form}-${name}`
}

interface FormFieldProps {
  id: string
  field: FormFieldView
  value: string | undefined
  error: string | undefined
  optional: string
  choose: string
}

function FormField({ field, id, value, error, optional, choose }: FormFieldProps) {
  const { name, label, type, required, options, help } = field
  const shared = {
    id,
    name,
    label,
    hint: help,
    error,
    optional: required ? undefined : optional,
    'aria-required': required ? true : undefined,
  }
  switch (type) {
    case 'textarea':
      return <Textarea {...shared} rows={6} defaultValue={value} />
    case 'select':
      return (
        <Select {...shared} defaultValue={value ?? ''}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )
    case 'checkbox':
      return <Checkbox {...shared} value="yes" defaultChecked={value === 'yes'} />
    default:
      return <TextField {...shared} {...createInput(type, name)} defaultValue={value} />
  }
}

function createInput(type: 'text' | 'number' | 'date' | 'email' | 'phone', name: string) {
  switch (type) {
    case 'email':
      return { type, autoComplete: 'email' } as const
    case 'phone':
      return { type: 'tel', autoComplete: 'tel' } as const
    case 'number':
      return { inputMode: 'decimal' } as const
    case 'date':
      return { type } as const
    case 'text':
      return { autoComplete: getAutoComplete(name) } as const
  }
}
