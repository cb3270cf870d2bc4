import type { FormErrors, FormValues, Rules, Validator } from '../validators/index.ts'
import { fieldValue, toValidator } from '../validators/validator.ts'

/** What a field shows. The same object until something of it changes. */
export interface FieldState {
  /** What is wrong, once it is time to say so. */
  readonly error: string | undefined
  /** Its rules refuse an empty value. */
  readonly isRequired: boolean
}

/** The progress of a form. The same object until something of it changes. */
export interface FormStatus {
  /** The values differ from those at the start, or from those that were sent last. */
  readonly isDirty: boolean
  readonly isSubmitting: boolean
  /** Whether the form's values were sent and accepted. */
  readonly isSubmitted: boolean
  /** How many times somebody tried to send the form. */
  readonly attempts: number
  /** What is wrong with the form as a whole. */
  readonly formErrors: readonly string[]
}

/** What `onSubmit` may return: the server's errors, by field or for the whole form. */
export interface Refusal {
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined
  readonly formErrors?: readonly string[] | undefined
}

/** How an attempt to send ended. */
export type SubmitOutcome<Name extends string = string> =
  /** Something is wrong with the values; nothing was sent. */
  | { readonly status: 'invalid'; readonly errors: FormErrors<Name> }
  /** It was sent, and the receiver found something wrong. */
  | { readonly status: 'refused' }
  | { readonly status: 'submitted' }
  /** It is on its way already, or has arrived. */
  | { readonly status: 'ignored' }

/** How typed text becomes a value; anything it cannot read stays as it is. */
export type FieldParsers<Initial> = { readonly [Name in keyof Initial]?: (raw: unknown) => unknown }

/** The values as rules and receivers see them: parsed where there is a parser. */
export type ParsedValues<Initial, Parse> = {
  readonly [Name in keyof Initial]: Name extends keyof Parse
    ? Parse[Name] extends (raw: unknown) => infer Value
      ? Value
      : Initial[Name]
    : Initial[Name]
}

export interface FormOptions<Initial extends FormValues, Parse extends FieldParsers<Initial>> {
  /** Every field with its first value: text, a boolean for a checkbox, a list for several of them or for files. */
  initial: Initial
  rules?: { readonly [Name in keyof Initial]?: Rules } | undefined
  parse?: Parse | undefined
}

/** Somewhere values are shown, such as the controls of a page. */
export interface FormTarget {
  write(name: string, value: unknown): void
}

/** The state of a form, without a screen. Its functions can be passed on alone. */
export interface Form<Values extends FormValues = FormValues> {
  readonly names: readonly (keyof Values & string)[]
  /** A field's state; unknown names have no error. */
  getField(name: string): FieldState
  readonly getStatus: () => FormStatus
  /** What is in a field, as it was typed. */
  getValue(name: string): unknown
  /** All values, parsed. */
  getValues(): Values
  /** Calls back when anything may have changed. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Shows values that the program sets in a target. Returns how to stop that. */
  attach(target: FormTarget): () => void
  /** Sets a value by program, on the screen too. */
  setValue(name: keyof Values & string, value: unknown): void
  /** Notes what somebody typed. */
  receive(name: string, value: unknown): void
  /** Notes what was there before the script came; nothing is validated yet. */
  takeOver(values: FormValues): void
  /** Somebody left the field: from now on it says what is wrong with it. */
  leave(name: string): void
  /** Adds a rule of a field's own, such as a size limit. Returns how to take it away. */
  addRule(name: string, rule: Rules): () => void
  /** Says what is wrong with all fields, or with those named. */
  validate(names?: readonly string[]): FormErrors<keyof Values & string>
  /**
   * Shows what a server found wrong; it goes when the field changes. Unknown fields speak for the form.
   * Afterwards the form can be sent again.
   */
  setErrors(refusal: Refusal): void
  /**
   * Sends the form once: nothing happens while it is on its way, nor again while what was taken is still there
   * there unchanged.
   *
   * @param send - gets the values; answers with what is wrong, if anything
   * @param names - the fields on the screen; the others are not validated
   * @throws what `send` throws; the form can then be sent again
   */
  submit(
    send: (values: Values) => Refusal | undefined | void | Promise<Refusal | undefined | void>,
    names?: readonly string[],
  ): Promise<SubmitOutcome<keyof Values & string>>
  /**
   * Returns to the first values, or to others. A submission in progress still blocks the next one; its result no longer
   * changes the form.
   */
  reset(values?: Partial<Record<keyof Values, unknown>>): void
}

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

/** Whether two values of a field are the same; lists are compared by their items. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
  return Object.is(one, other)
}
