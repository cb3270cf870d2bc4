import { ErrorSummary, type ErrorSummaryProps, Message, type MessageProps } from '@milepost/ui'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormContext, useFormStatus } from '../react/hooks.ts'
import { getControl, getControls } from '../state/controls.ts'

/** Errors of the form as a whole, announced when they appear. Renders nothing if there are none. */
export function FormErrors(props: Omit<MessageProps, 'tone' | 'children'>) {
  const { formErrors } = useFormStatus()
  if (formErrors.length === 0) return null
  return (
    <Message tone="error" {...props}>
      {[...new Set(formErrors)].map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Message>
  )
}

export interface FormErrorSummaryProps extends Omit<ErrorSummaryProps, 'errors'> {
  /** Prefix of the document title while the form has errors. @default 'Error:' */
  titlePrefix?: string | undefined
}

interface Entry {
  message: string
  href: string
}

/**
 * List of a form's errors, with links to the fields. Place it at the top of the form.
 *
 * The summary appears and takes the focus when a form with two or more invalid fields is submitted. If only one field
 * is invalid, that field takes the focus instead. An error is removed when its field is corrected. While the form has
 * errors, the document title starts with `titlePrefix`.
 */
export function FormErrorSummary({ titlePrefix = 'Error:', ...rest }: FormErrorSummaryProps) {
  const form = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const read = () => {
    const { attempts, formErrors } = form.getStatus()
    if (attempts === 0) return ''
    // With names, because the errors of two fields may be the same.
    const wrong = form.names.map((name) => [name, form.getField(name).error])
    return [...wrong.filter(([, error]) => error), ...formErrors].join('\n')
  }
  const wrong = useSyncExternalStore(form.subscribe, read, read)
  useTitlePrefix(titlePrefix, wrong !== '')
  useLayoutEffect(() => {
    const element = place.current?.closest('form')
    if (!element) return
    const errorOf = (name: string) => form.getField(name).error
    setEntries(wrong === '' ? [] : getErrorEntries(element, errorOf))
  }, [form, wrong])

  return (
    <>
      <span ref={place} hidden />
      {entries.length < 2 ? null : <ErrorSummary {...rest} data-form-errors="" errors={entries} />}
    </>
  )
}

/** Returns the invalid fields in document order. */
function getErrorEntries(
  form: HTMLFormElement,
  errorOf: (name: string) => string | undefined,
): readonly Entry[] {
  const names = [...form.elements].flatMap((element) => getControl(element)?.name ?? [])
  return [...new Set(names)].flatMap((name) => {
    const error = errorOf(name)
    const controls = getControls(form, name)
    const [first] = controls
    if (error === undefined || !first) return []
    const label =
      controls.length > 1 ? first.closest('fieldset')?.querySelector('legend') : first.labels?.[0]
    const text = getLabelText(label)
    return [{ href: `#${first.id}`, message: text === '' ? error : `${text}: ${error}` }]
  })
}

/** Returns the text of a label without its `aria-hidden` parts. */
function getLabelText(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined
  for (const sign of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) sign.remove()
  return copy?.textContent.trim() ?? ''
}

/**
 * Prefixes the document title, for example with "Error:". If several callers use the same prefix, it is added once.
 *
 * @param prefix - without a trailing space
 */
export function useTitlePrefix(prefix: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    const count = (by: number) => {
      const next = Number(root.dataset['titlePrefixes'] ?? 0) + by
      if (next > 0) root.dataset['titlePrefixes'] = String(next)
      else delete root.dataset['titlePrefixes']
      return next
    }
    const before = `${prefix} `
    if (!document.title.startsWith(before)) document.title = before + document.title
    count(1)
    return () => {
      if (count(-1) === 0 && document.title.startsWith(before))
        document.title = document.title.slice(before.length)
    }
  }, [prefix, isOn])
}
