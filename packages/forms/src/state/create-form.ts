import { fieldValue } from '../validators/field-value.ts'
import { toValidator } from '../validators/to-validator.ts'
import type { FormErrors, FormValues, Rules, Validator } from '../validators/index.ts'
import type {
  FieldState,
  Form,
  FormOptions,
  FormStatus,
  FormTarget,
  ParsedValues,
  FieldParsers,
  Refusal,
} from './form.ts'
import { sameValue } from './same-value.ts'

interface FieldRecord {
  raw: unknown
  /** The value at which the field counts as unchanged. */
  baseline: unknown
  /** Somebody has left it, or tried to send it. */
  isShown: boolean
  isServerError: boolean
  rules: readonly Rules[]
  validator: Validator
  state: FieldState
}

const absent: FieldState = { error: undefined, isRequired: false }
const atRest: FormStatus = {
  isDirty: false,
  isSubmitting: false,
  isSubmitted: false,
  attempts: 0,
  formErrors: [],
}

/**
 * Makes the state of a form: values, errors, and the way of sending it once. It knows no screen;
 * fields are validated when they are left, and from then on at every change (Spec §5).
 */
export function createForm<
  Initial extends FormValues,
  // Without parsers nothing is parsed.
  Parse extends FieldParsers<Initial> = { readonly [Name in never]: never },
>({ initial, rules, parse }: FormOptions<Initial, Parse>): Form<ParsedValues<Initial, Parse>> {
  type Values = ParsedValues<Initial, Parse>
  type Name = keyof Values & string

  const names = Object.keys(initial) as Name[]
  const fields = new Map<string, FieldRecord>()
  for (const name of names) {
    const raw = initial[name]
    const given = rules?.[name]
    const record: FieldRecord = {
      raw,
      baseline: raw,
      isShown: false,
      isServerError: false,
      rules: given === undefined ? [] : [given],
      validator: toValidator(given),
      state: absent,
    }
    show(record, undefined)
    fields.set(name, record)
  }
  const listeners = new Set<() => void>()
  const targets = new Set<FormTarget>()
  let status = atRest
  // A submission must not change the form that a reset put in its place. Only one is in progress at a time.
  let isReset = false

  function notify() {
    for (const listener of listeners) listener()
  }

  function setStatus(change: Partial<FormStatus>) {
    const keys = Object.keys(change) as (keyof FormStatus)[]
    if (keys.some((key) => status[key] !== change[key])) status = { ...status, ...change }
  }

  function getValues(): Values {
    const values: Record<string, unknown> = {}
    for (const [name, { raw }] of fields) {
      const read = parse && Object.hasOwn(parse, name) ? parse[name] : undefined
      // Defined, not assigned: a field may be called __proto__.
      Object.defineProperty(values, name, {
        value: read ? read(raw) : raw,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return values as Values
  }

  function check(record: FieldRecord, name: string, values: FormValues) {
    record.isServerError = false
    show(record, record.validator(fieldValue(values, name), values))
  }

  function change(name: string, raw: unknown): boolean {
    const record = fields.get(name)
    if (!record || sameValue(record.raw, raw)) return false
    record.raw = raw
    if (record.isServerError && !record.isShown) {
      record.isServerError = false
      show(record, undefined)
    }
    let values: FormValues | undefined
    for (const [other, otherRecord] of fields) {
      if (!otherRecord.isShown) continue
      if (other === name || otherRecord.validator.dependsOn.includes(name))
        check(otherRecord, other, (values ??= getValues()))
    }
    const isDirty = [...fields.values()].some((field) => !sameValue(field.raw, field.baseline))
    setStatus({ isDirty, isSubmitted: status.isSubmitted && !isDirty })
    return true
  }

  function validate(only: readonly string[] = names): FormErrors<Name> {
    const values = getValues()
    const errors: { [Key in Name]?: string } = Object.create(null)
    for (const name of names) {
      const record = fields.get(name)!
      if (!only.includes(name)) continue
      record.isShown = true
      check(record, name, values)
      if (record.state.error !== undefined) errors[name] = record.state.error
    }
    notify()
    return errors
  }

  function setErrors({ errors = {}, formErrors = [] }: Refusal) {
    const ofForm = [...formErrors]
    for (const [name, error] of Object.entries(errors)) {
      if (!error) continue
      const record = fields.get(name)
      if (record) {
        record.isServerError = true
        show(record, error)
      } else ofForm.push(error)
    }
    setStatus({ formErrors: ofForm, isSubmitted: false })
    notify()
  }

  return {
    names,
    getField: (name) => fields.get(name)?.state ?? absent,
    getStatus: () => status,
    getValue: (name) => fields.get(name)?.raw,
    getValues,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (target) => {
      targets.add(target)
      return () => targets.delete(target)
    },
    setValue: (name, value) => {
      for (const target of targets) target.write(name, value)
      if (change(name, value)) notify()
    },
    receive: (name, value) => {
      if (change(name, value)) notify()
    },
    takeOver: (values) => {
      for (const [name, value] of Object.entries(values)) change(name, value)
      notify()
    },
    leave: (name) => {
      const record = fields.get(name)
      if (!record || record.isServerError) return
      record.isShown = true
      check(record, name, getValues())
      notify()
    },
    addRule: (name, rule) => {
      const record = fields.get(name)
      if (!record) return () => undefined
      const use = (next: readonly Rules[]) => {
        record.rules = next
        record.validator = toValidator(next.map(toValidator))
        show(record, record.state.error)
        notify()
      }
      use([...record.rules, rule])
      return () => use(record.rules.filter((other) => other !== rule))
    },
    validate,
    setErrors,
    submit: async (send, only) => {
      if (status.isSubmitting || status.isSubmitted) return { status: 'ignored' }
      const errors = validate(only)
      setStatus({ attempts: status.attempts + 1, formErrors: [] })
      if (Object.keys(errors).length > 0) {
        notify()
        return { status: 'invalid', errors }
      }
      setStatus({ isSubmitting: true })
      notify()
      const sent = [...fields].map(([name, { raw }]) => [name, raw] as const)
      isReset = false
      try {
        const refusal = await send(getValues())
        if (refusal && isRefusal(refusal)) {
          if (!isReset) setErrors(refusal)
          return { status: 'refused' }
        }
        if (isReset) return { status: 'submitted' }
        for (const [name, raw] of sent) fields.get(name)!.baseline = raw
        const isDirty = [...fields.values()].some((field) => !sameValue(field.raw, field.baseline))
        setStatus({ isDirty, isSubmitted: !isDirty })
        return { status: 'submitted' }
      } finally {
        setStatus({ isSubmitting: false })
        notify()
      }
    },
    reset: (values) => {
      for (const [name, record] of fields) {
        record.raw = values && Object.hasOwn(values, name) ? values[name as Name] : initial[name]
        record.baseline = record.raw
        record.isShown = false
        record.isServerError = false
        show(record, undefined)
        for (const target of targets) target.write(name, record.raw)
      }
      isReset = true
      status = { ...atRest, isSubmitting: status.isSubmitting }
      notify()
    },
  }
}

/** Replaces a field's state when it changes, so that only then its field is drawn again. */
function show(record: FieldRecord, error: string | undefined) {
  const { isRequired } = record.validator
  if (record.state.error !== error || record.state.isRequired !== isRequired)
    record.state = { error, isRequired }
}

function isRefusal({ errors, formErrors }: Refusal): boolean {
  return Object.values(errors ?? {}).some(Boolean) || (formErrors?.length ?? 0) > 0
}
