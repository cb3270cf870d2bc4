/** What is wrong, and where, in the words of the Standard Schema specification. */
export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** What a Standard Schema answers: the value, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/**
 * The interface that validation libraries agree on (Standard Schema, version 1). Declared here, as its
 * authors recommend, so that nothing has to be installed.
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** The values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>

/**
 * Says what is wrong with a value, or nothing. Called with the other values of the form, so that two
 * fields can be compared. Is a Standard Schema too.
 */
export interface Validator extends StandardSchemaV1<unknown, unknown> {
  (value: unknown, values?: FormValues): string | undefined
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'milepost'
    readonly validate: (value: unknown) => StandardResult<unknown>
    readonly types?: { readonly input: unknown; readonly output: unknown } | undefined
  }
  /** An empty value is refused. */
  readonly isRequired: boolean
  /** Names of the other fields it looks at. */
  readonly dependsOn: readonly string[]
}

/** What a field can be checked by: one of ours, a function of your own, or any Standard Schema. */
export type Rule =
  | ((value: unknown, values: FormValues) => string | undefined)
  | StandardSchemaV1<unknown, unknown>

/** One rule or several; the first that refuses speaks. */
export type Rules = Rule | readonly Rule[]

// Finds something to read without copying the text, as trim() would.
const something = /\S/

/**
 * Whether there is nothing to validate: a blank string, false, an empty list, null and undefined.
 * 0 is a value (Spec §5, S5.02).
 */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !something.test(value)
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** What a validator is known by. */
export type ValidatorMarks = Partial<Pick<Validator, 'isRequired' | 'dependsOn'>>

/** Makes a {@link Validator} of a function that says what is wrong. */
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

/** A validator that lets empty values pass (Spec §5) and asks `passes` about the others. */
export function filledValidator(
  message: string,
  passes: (value: unknown, values: FormValues) => boolean,
  marks?: ValidatorMarks,
): Validator {
  return createValidator(
    (value, values) => (isEmpty(value) || passes(value, values) ? undefined : message),
    marks,
  )
}

/** A validator of text that a pattern must match. */
export function patternValidator(message: string, pattern: RegExp): Validator {
  return filledValidator(message, (value) => {
    const text = textOf(value)
    return text !== undefined && pattern.test(text)
  })
}

/** What was typed: strings, and numbers as they are written; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}

type Check = (value: unknown, values: FormValues) => string | undefined

/**
 * Makes one validator of a rule or of several: the first that refuses speaks. Takes any Standard
 * Schema too; empty values are not spared from it, as it may demand one.
 *
 * @throws TypeError when a schema answers with a promise: ask such questions when the form is sent
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
  if (isValidator(rule)) return rule
  if ('~standard' in rule) return schemaCheck(rule)
  return rule
}

function schemaCheck(schema: StandardSchemaV1<unknown, unknown>): Check {
  return (value) => {
    const result = schema['~standard'].validate(value)
    if (result instanceof Promise)
      throw new TypeError('A field cannot wait for a schema: give it one that answers at once')
    return result.issues?.[0]?.message
  }
}

/** Several rules as one: the first that refuses speaks. */
export function allOf(...rules: readonly Rule[]): Validator {
  return toValidator(rules)
}

/** A field's own value, never something inherited such as `constructor`. */
export function fieldValue(values: FormValues, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined
}

/** Whether text or a list includes a value; undefined when there is nothing to look for. */
export function includesValue(value: unknown, searched: unknown): boolean | undefined {
  if (isEmpty(searched)) return undefined
  if (Array.isArray(value)) return value.includes(searched)
  return (
    typeof value === 'string' &&
    (typeof searched === 'string' || typeof searched === 'number') &&
    value.includes(String(searched))
  )
}

/** What is wrong with which field; fields that are fine do not appear. */
export type FormErrors<Name extends string = string> = { readonly [Key in Name]?: string }

/** Checks all values of a form; a Standard Schema too. */
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
 * Rules by field as one check of a whole form, for a server or another form library.
 *
 * @returns a function from values to errors; what is no object is a form with all fields empty
 */
export function formSchema<Name extends string>(
  rules: Readonly<Record<Name, Rules>>,
): FormSchema<Name> {
  const names = Object.keys(rules) as Name[]
  const validators = names.map((field) => toValidator(rules[field]))
  const errorsOf = (values: unknown): FormErrors<Name> => {
    const given = recordOf(values)
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
        return issues.length > 0 ? { issues } : { value: recordOf(values) }
      },
    },
  } as const)
}

function recordOf(values: unknown): FormValues {
  return typeof values === 'object' && values !== null ? (values as FormValues) : {}
}
