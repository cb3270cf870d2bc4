import { createValidator } from './create-validator.ts'
import type { StandardSchemaV1 } from './standard-schema.ts'
import type { FormValues, Rule, Rules, Validator } from './validator.ts'

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
