import type { FormErrors, FormValues, Rules, Validator } from '../validators/index.ts'
import { fieldValue, toValidator } from '../validators/validator.ts'

/** State of a field. The same object until it changes. */
export interface FieldState {
  /** The displayed error. */
  readonly error: string | undefined
  /** Whether the field's rules reject an empty value. */
  readonly isRequired: boolean
}

/** Status of a form. The same object until it changes. */
export interface FormStatus {
  /** Whether the values differ from the initial or last submitted ones. */
  readonly isDirty: boolean
  readonly isSubmitting: boolean
  /** Whether the values were submitted and accepted. */
  readonly isSubmitted: boolean
  /** Number of submission attempts. */
  readonly attempts: number
  /** Errors of the form as a whole. */
  readonly formErrors: readonly string[]
}

/** Errors returned by the server, by field or for the whole form. */
export interface Refusal {
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined
  readonly formErrors?: readonly string[] | undefined
}

/** Result of a submission attempt. */
export type SubmitOutcome<Name extends string = string> =
  /** Validation failed and nothing was submitted. */
  | { readonly status: 'invalid'; readonly errors: FormErrors<Name> }
  /** The server returned errors. */
  | { readonly status: 'refused' }
  | { readonly status: 'submitted' }
  /** A submission is in progress, or the values are already submitted. */
  | { readonly status: 'ignored' }

/** Parsers by field name. Invalid text should be returned unchanged, so that a rule can reject it. */
export type FieldParsers<Initial> = { readonly [Name in keyof Initial]?: (raw: unknown) => unknown }

/** Values for rules and `onSubmit`: parsed if the field has a parser. */
export type ParsedValues<Initial, Parse> = {
  readonly [Name in keyof Initial]: Name extends keyof Parse
    ? Parse[Name] extends (raw: unknown) => infer Value
      ? Value
      : Initial[Name]
    : Initial[Name]
}

export interface FormOptions<Initial extends FormValues, Parse extends FieldParsers<Initial>> {
  /** Initial value of every field: text, a boolean for a checkbox, a list for several checkboxes or files. */
  initial: Initial
  rules?: { readonly [Name in keyof Initial]?: Rules } | undefined
  parse?: Parse | undefined
}

/** Receiver of values set by the application, such as the controls of a page. */
export interface FormTarget {
  write(name: string, value: unknown): void
}

/** State of a form, independent of the DOM. Methods can be passed as callbacks without binding. */
export interface Form<Values extends FormValues = FormValues> {
  readonly names: readonly (keyof Values & string)[]
  /** Returns the state of a field. For an unknown name, the state has no error. */
  getField(name: string): FieldState
  readonly getStatus: () => FormStatus
  /** Returns the unparsed value of a field. */
  getValue(name: string): unknown
  /** Returns all values, parsed. */
  getValues(): Values
  /** Calls the listener after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Mirrors values set by the application to `target`. Returns a detach function. */
  attach(target: FormTarget): () => void
  /** Sets a field's value in the state and in its controls. */
  setValue(name: keyof Values & string, value: unknown): void
  /** Records a value that the user entered. */
  receive(name: string, value: unknown): void
  /**
   * Records values typed before hydration, without validating them. `baselines` replace initial values that a control
   * cannot show, so that these fields do not count as dirty.
   */
  takeOver(values: FormValues, baselines?: FormValues): void
  /** Marks a field as touched and validates it. From then on, its errors are shown. */
  leave(name: string): void
  /** Adds a rule to a field, such as a size limit. Returns a function that removes it. */
  addRule(name: string, rule: Rules): () => void
  /** Validates all fields, or the named ones, and shows their errors. */
  validate(names?: readonly string[]): FormErrors<keyof Values & string>
  /**
   * Shows errors from a server until their field changes. Errors of unknown fields become form errors. Afterwards the
   * form can be submitted again.
   */
  setErrors(refusal: Refusal): void
  /**
   * Submits the form once. Ignored while a submission is in progress, and after success until a value changes.
   *
   * @param send - receives the values and returns errors, if any
   * @param names - the mounted fields. Other fields are not validated
   * @throws any error that `send` throws. The form can then be submitted again
   */
  submit(
    send: (values: Values) => Refusal | undefined | void | Promise<Refusal | undefined | void>,
    names?: readonly string[],
  ): Promise<SubmitOutcome<keyof Values & string>>
  /**
   * Resets the form to the initial or given values. A submission in progress still blocks the next one, but its result
   * no longer changes the form.
   */
  reset(values?: Partial<Record<keyof Values, unknown>>): void
}

interface FieldRecord {
  raw: unknown
  /** Value that does not count as dirty. */
  baseline: unknown
  /** Whether the field's errors are shown, because the user has left or submitted the field. */
  isShown: boolean
  isServerError: boolean
  rules: readonly Rules[]
  validator: Validator
  state: FieldState
}

const emptyState: FieldState = { error: undefined, isRequired: false }
const initialStatus: FormStatus = {
  isDirty: false,
  isSubmitting: false,
  isSubmitted: false,
  attempts: 0,
  formErrors: [],
}

/**
 * Creates the state of a form: values, errors and submission, independent of the DOM. A field is validated when the
 * user leaves it, and from then on at every change (Spec §5).
 */
export function createForm<
  Initial extends FormValues,
  Parse extends FieldParsers<Initial> = { readonly [Name in never]: never },
>({ initial, rules, parse }: FormOptions<Initial, Parse>): Form<ParsedValues<Initial, Parse>> {
  type Values = ParsedValues<Initial, Parse>
  type Name = keyof Values & string

  const names = Object.keys(initial) as Name[]
  const fields = new Map<string, FieldRecord>()
  for (const name of names) {
    const given = rules?.[name]
    const record: FieldRecord = {
      ...toPristine(initial[name]),
      rules: given === undefined ? [] : [given],
      validator: toValidator(given),
      state: emptyState,
    }
    setFieldState(record, undefined)
    fields.set(name, record)
  }
  const listeners = new Set<() => void>()
  const targets = new Set<FormTarget>()
  let status = initialStatus
  // The result of a submission must not change a form that has since been reset. Only one is in progress at a time.
  let isReset = false

  function notify() {
    for (const listener of listeners) listener()
  }

  function setStatus(change: Partial<FormStatus>) {
    const keys = Object.keys(change) as (keyof FormStatus)[]
    if (keys.some((key) => status[key] !== change[key])) status = { ...status, ...change }
  }

  function getValues(): Values {
    // Defines fields like `__proto__` as well, unlike an assignment.
    return Object.fromEntries(
      [...fields].map(([name, { raw }]) => {
        const read = fieldValue(parse ?? {}, name) as Parse[string]
        return [name, read ? read(raw) : raw]
      }),
    ) as Values
  }

  function check(record: FieldRecord, name: string, values: FormValues) {
    record.isServerError = false
    setFieldState(record, record.validator(fieldValue(values, name), values))
  }

  function hasChanges(): boolean {
    return [...fields.values()].some(({ raw, baseline }) => !isSameDisplayedValue(raw, baseline))
  }

  function change(name: string, raw: unknown): boolean {
    const record = fields.get(name)
    if (!record || isSameValue(record.raw, raw)) return false
    record.raw = raw
    if (record.isServerError && !record.isShown) {
      record.isServerError = false
      setFieldState(record, undefined)
    }
    let values: FormValues | undefined
    for (const [other, otherRecord] of fields) {
      if (!otherRecord.isShown) continue
      if (other === name || otherRecord.validator.dependsOn.includes(name))
        check(otherRecord, other, (values ??= getValues()))
    }
    const isDirty = hasChanges()
    setStatus({ isDirty, isSubmitted: status.isSubmitted && !isDirty })
    return true
  }

  function validate(only: readonly string[] = names): FormErrors<Name> {
    const values = getValues()
    const errors: { [Key in Name]?: string } = Object.create(null)
    for (const [name, record] of fields) {
      if (!only.includes(name)) continue
      record.isShown = true
      check(record, name, values)
      if (record.state.error !== undefined) errors[name as Name] = record.state.error
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
        setFieldState(record, error)
      } else ofForm.push(error)
    }
    setStatus({ formErrors: ofForm, isSubmitted: false })
    notify()
  }

  return {
    names,
    getField: (name) => fields.get(name)?.state ?? emptyState,
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
    takeOver: (values, baselines = {}) => {
      for (const [name, value] of Object.entries(baselines)) {
        const record = fields.get(name)
        if (record && Object.is(record.baseline, initial[name])) record.baseline = value
      }
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
        setFieldState(record, record.state.error)
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
      const sent = [...fields.values()].map((record) => [record, record.raw] as const)
      isReset = false
      try {
        const refusal = await send(getValues())
        if (refusal && isRefusal(refusal)) {
          if (!isReset) setErrors(refusal)
          return { status: 'refused' }
        }
        if (isReset) return { status: 'submitted' }
        for (const [record, raw] of sent) record.baseline = raw
        const isDirty = hasChanges()
        setStatus({ isDirty, isSubmitted: !isDirty })
        return { status: 'submitted' }
      } finally {
        setStatus({ isSubmitting: false })
        notify()
      }
    },
    reset: (values) => {
      const next = { ...initial, ...values }
      for (const [name, record] of fields) {
        Object.assign(record, toPristine(next[name]))
        setFieldState(record, undefined)
        for (const target of targets) target.write(name, record.raw)
      }
      isReset = true
      status = { ...initialStatus, isSubmitting: status.isSubmitting }
      notify()
    },
  }
}

function toPristine(raw: unknown) {
  return { raw, baseline: raw, isShown: false, isServerError: false }
}

/** Replaces a field's state only if it changed, to avoid re-renders. */
function setFieldState(record: FieldRecord, error: string | undefined) {
  const { isRequired } = record.validator
  if (record.state.error !== error || record.state.isRequired !== isRequired)
    record.state = { error, isRequired }
}

function isRefusal({ errors = {}, formErrors = [] }: Refusal): boolean {
  return Object.values(errors).some(Boolean) || formErrors.length > 0
}

/** Whether two values are the same. Lists are compared item by item. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
  return Object.is(one, other)
}

/** Whether two values look the same in a control, such as 500 and '500', CRLF and LF, or undefined and ''. */
function isSameDisplayedValue(one: unknown, other: unknown): boolean {
  return isSameValue(toDisplayed(one), toDisplayed(other))
}

function toDisplayed(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : (value ?? '')
}
