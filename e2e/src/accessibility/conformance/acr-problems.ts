import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

const schema = JSON.parse(
  readFileSync(new URL('openacr-0.1.0.json', import.meta.url), 'utf8'),
) as object

/**
 * Checks a report against OpenACR's own schema, which comes from its package (docs/decisions/0004).
 *
 * @returns one line for each problem; none for a report that is well formed
 */
export function acrProblems(report: unknown): string[] {
  const ajv = new Ajv({ allErrors: true, strict: false })
  const isValid = ajv.validate(schema, report)
  return isValid
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
