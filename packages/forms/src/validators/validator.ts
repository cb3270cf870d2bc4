import type { StandardResult, StandardSchemaV1 } from './standard-schema.ts'

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
