import { useEffect, useRef, useState, type ComponentProps } from 'react'
import {
  bindForm,
  focusFirstInvalid,
  type Form as FormState,
  type FormValues,
  type Refusal,
} from '../index.ts'
import { FormContext, useLatest } from './hooks.ts'

export interface FormProps<Values extends FormValues> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'ref'
> {
  form: FormState<Values>
  /**
   * Called with the valid values. Returns the server's errors, if any. If omitted, the browser submits the form to its
   * `action`, as it does without JavaScript.
   */
  onSubmit?:
    | ((values: Values, event: SubmitEvent) => Refusal | void | Promise<Refusal | undefined | void>)
    | undefined
  /** Called with an error that `onSubmit` throws. By default the form shows `failureMessage`. */
  onFailure?: ((error: unknown) => void) | undefined
  /** @default 'Something went wrong. Try again.' */
  failureMessage?: string | undefined
}

/**
 * `<form>` bound to its state. Before hydration the form works as plain HTML, and hydration keeps text that was typed
 * before. After an invalid submission, the focus moves to the error summary if there is one, otherwise to the first
 * invalid field.
 */
export function Form<Values extends FormValues>({
  form,
  onSubmit,
  onFailure,
  failureMessage = 'Something went wrong. Try again.',
  ...rest
}: FormProps<Values>) {
  // Fields access the form by name only.
  const anyForm = form as unknown as FormState
  const element = useRef<HTMLFormElement>(null)
  // Remounts the fields if `form` changes, because the new form must not get their text.
  const [shown, setShown] = useState({ form, key: 0 })
  if (shown.form !== form) setShown({ form, key: shown.key + 1 })
  const latest = useLatest({ onSubmit, onFailure, failureMessage })
  useEffect(() => {
    const node = element.current
    if (!node) return undefined
    const focusFirst = () => {
      const summary = node.querySelector<HTMLElement>('[data-form-errors]')
      if (summary) summary.focus()
      else focusFirstInvalid(node, (name) => form.getField(name).error !== undefined)
    }
    const send = async (event: SubmitEvent, names: readonly string[]) => {
      const { onSubmit, onFailure, failureMessage } = latest.current
      try {
        const outcome = await form.submit((values) => onSubmit?.(values, event), names)
        if (outcome.status === 'invalid' || outcome.status === 'refused') focusFirst()
      } catch (error) {
        if (onFailure) onFailure(error)
        else form.setErrors({ formErrors: [failureMessage] })
      }
    }
    return bindForm(node, anyForm, {
      onSubmit: (event, names) => {
        const { isSubmitting, isSubmitted } = form.getStatus()
        if (latest.current.onSubmit) {
          event.preventDefault()
          void send(event, names)
        } else if (isSubmitting || isSubmitted) {
          event.preventDefault()
        } else if (Object.keys(form.validate(names)).length > 0) {
          event.preventDefault()
          focusFirst()
        } else {
          // The browser submits the form. This blocks a second submission.
          void form.submit(() => undefined, names)
        }
      },
    })
  }, [form, anyForm, latest])
  return (
    <FormContext value={anyForm}>
      <form key={shown.key} ref={element} {...rest} />
    </FormContext>
  )
}
