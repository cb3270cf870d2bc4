/** Validation issue, as in Standard Schema. */
export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Validation result, as in Standard Schema: the value or its issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/**
 * Common interface of validation libraries (Standard Schema, version 1). Copied here, as its authors recommend, to
 * avoid a dependency.
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * Function that returns the error of a value, or undefined if the value is valid. Also receives the form's other
 * values, to compare two fields. A validator is also a Standard Schema.
 */
export interface Validator extends StandardSchemaV1<unknown, unknown> {
  (value: unknown, values?: FormValues): string | undefined
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'milepost'
    readonly validate: (value: unknown) => StandardResult<unknown>
    readonly types?: { readonly input: unknown; readonly output: unknown } | undefined
  }
  /** Whether the validator rejects empty values. */
  readonly isRequired: boolean
  /** Names of the other fields that the validator reads. */
  readonly dependsOn: readonly string[]
}

/** Rule of a field: a validator, a function or any Standard Schema. */
export type Rule =
  | ((value: unknown, values: FormValues) => string | undefined)
  | StandardSchemaV1<unknown, unknown>

/** One rule or several. The first error is shown. */
export type Rules = Rule | readonly Rule[]

// Avoids the copy that trim() makes.
const nonBlank = /\S/

/**
 * Whether a value counts as empty: a blank string, false, an empty list, null and undefined. 0 is a value (Spec §5,
 * S5.02).
 */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !nonBlank.test(value)
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** Metadata of a validator. */
export type ValidatorMarks = Partial<Pick<Validator, 'isRequired' | 'dependsOn'>>

/** Creates a {@link Validator} from a function that returns an error. */
export function createValidator(
  errorOf: (value: unknown, values: FormValues) => string | undefined,
  { isRequired = false, dependsOn = [] }: ValidatorMarks = {},
): Validator {
  const validator = (value: unknown, values: FormValues = {}) => errorOf(value, values)
  return Object.assign(validator, {
    isRequired,
    dependsOn,
    '~standard': {
      version: 1,
      vendor: 'milepost',
      validate: (value: unknown) => {
        const message = errorOf(value, {})
        return message === undefined ? { value } : { issues: [{ message }] }
      },
    },
  } as const)
}

/** Creates a validator that accepts empty values (Spec §5) and those for which `passes` returns true. */
export function optionalValidator(
  message: string,
  passes: (value: unknown, values: FormValues) => boolean,
  marks?: ValidatorMarks,
): Validator {
  return createValidator(
    (value, values) => (isEmpty(value) || passes(value, values) ? undefined : message),
    marks,
  )
}

/** Creates a validator for text that matches a pattern. */
export function patternValidator(message: string, pattern: RegExp): Validator {
  return optionalValidator(message, (value) => {
    const text = toText(value)
    return text !== undefined && pattern.test(text)
  })
}

/** Returns strings and numbers as text, or undefined for anything else. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}

type Check = (value: unknown, values: FormValues) => string | undefined

/**
 * Combines rules into one validator, which returns the first error. Standard Schemas also receive empty values,
 * because they may require one.
 *
 * @throws TypeError if a schema is asynchronous: call it in `onSubmit` instead
 */
export function toValidator(rules: Rules | undefined): Validator {
  if (isValidator(rules)) return rules
  const given: readonly Rule[] = rules === undefined ? [] : isList(rules) ? rules : [rules]
  const checks = given.map(toCheck)
  const ours = given.filter(isValidator)
  return createValidator(
    (value, values) => {
      for (const check of checks) {
        const error = check(value, values)
        if (error !== undefined) return error
      }
      return undefined
    },
    {
      isRequired: ours.some((rule) => rule.isRequired),
      dependsOn: ours.flatMap((rule) => rule.dependsOn),
    },
  )
}

function isList(rules: Rules): rules is readonly Rule[] {
  return Array.isArray(rules)
}

function isValidator(rule: unknown): rule is Validator {
  return typeof rule === 'function' && 'dependsOn' in rule && '~standard' in rule
}

function toCheck(rule: Rule): Check {
  if (isValidator(rule) || !('~standard' in rule)) return rule
  return (value) => {
    const result = rule['~standard'].validate(value)
    if (result instanceof Promise) throw new TypeError('A field needs a synchronous schema')
    return result.issues?.[0]?.message
  }
}

/** Combines rules into one validator, which returns the first error. */
export function allOf(...rules: readonly Rule[]): Validator {
  return toValidator(rules)
}

/** Returns a field's value, ignoring inherited properties such as `constructor`. */
export function fieldValue(values: FormValues, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined
}

/** Whether a string or list includes a value. Returns undefined if the value is empty. */
export function includesValue(value: unknown, searched: unknown): boolean | undefined {
  if (isEmpty(searched)) return undefined
  if (Array.isArray(value)) return value.includes(searched)
  return (
    typeof value === 'string' &&
    (typeof searched === 'string' || typeof searched === 'number') &&
    value.includes(String(searched))
  )
}

/** Errors by field name. Valid fields are omitted. */
export type FormErrors<Name extends string = string> = { readonly [Key in Name]?: string }

/** Validates all values of a form. Also a Standard Schema. */
export interface FormSchema<Name extends string> extends StandardSchemaV1<
  Readonly<Record<Name, unknown>>
> {
  (values: unknown): FormErrors<Name>
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Readonly<Record<Name, unknown>>>
  }
}

/**
 * Combines rules by field into a validator of the whole form, for a server or another form library.
 *
 * @returns a function from values to errors. Anything but an object counts as an empty form
 */
export function formSchema<Name extends string>(
  rules: Readonly<Record<Name, Rules>>,
): FormSchema<Name> {
  const names = Object.keys(rules) as Name[]
  const validators = names.map((field) => toValidator(rules[field]))
  const errorsOf = (values: unknown): FormErrors<Name> => {
    const given = toRecord(values)
    const errors: { [Key in Name]?: string } = Object.create(null)
    for (let index = 0; index < names.length; index += 1) {
      const field = names[index]!
      const error = validators[index]!(fieldValue(given, field), given)
      if (error !== undefined) errors[field] = error
    }
    return errors
  }
  return Object.assign(errorsOf, {
    '~standard': {
      version: 1,
      vendor: 'milepost',
      validate: (values: unknown) => {
        const issues: StandardIssue[] = Object.entries<string | undefined>(errorsOf(values)).map(
          ([field, message]) => ({ message: message ?? '', path: [field] }),
        )
        return issues.length > 0 ? { issues } : { value: toRecord(values) }
      },
    },
  } as const)
}

export function toRecord(values: unknown): FormValues {
  return typeof values === 'object' && values !== null ? (values as FormValues) : {}
}
