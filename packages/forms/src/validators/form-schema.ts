import { fieldValue } from './field-value.ts'
import type { StandardIssue, StandardResult, StandardSchemaV1 } from './standard-schema.ts'
import { toValidator } from './to-validator.ts'
import type { FormValues, Rules } from './validator.ts'

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
