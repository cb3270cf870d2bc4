import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { fileURLToPath } from 'node:url'
import { buildSchema, execute, parse, validate } from 'graphql'

const file = fileURLToPath(import.meta.resolve('@milepost/platform/schema.graphql'))
const schema = buildSchema(readFileSync(file, 'utf8'))

type Fields = Readonly<Record<string, unknown>>

/**
 * Compares a graph answer with the published schema: the schema completes the data as if it were its
 * own, and must find every type as promised and nothing to change.
 *
 * @returns what is wrong; undefined for an answer with errors, which promises no data
 */
export function graphFault(sent: unknown, got: unknown): string | undefined {
  const { query, variables } = sent as { query: string; variables?: Record<string, unknown> }
  const { data, errors } = got as { data?: Fields | null; errors?: readonly unknown[] }
  if (errors !== undefined || !data) return undefined
  const document = parse(query)
  const mistakes = validate(schema, document)
  if (mistakes.length > 0) return `answered what the schema refuses: ${mistakes[0]!.message}`
  const again = execute({
    schema,
    document,
    variableValues: variables ?? {},
    rootValue: data,
    fieldResolver: (source: Fields, _args, _context, { path }) => source[path.key],
    // Without `__typename` it is the first that could have said this.
    typeResolver: (source: Fields, _context, _info, type) =>
      typeof source['__typename'] === 'string'
        ? source['__typename']
        : schema
            .getPossibleTypes(type)
            .find((possible) => Object.keys(source).every((key) => key in possible.getFields()))
            ?.name,
  })
  if (again instanceof Promise) return 'took its time'
  if (again.errors) return again.errors.map(({ message }) => message).join('; ')
  const plain: unknown = JSON.parse(JSON.stringify(again.data))
  return isDeepStrictEqual(plain, data)
    ? undefined
    : `${JSON.stringify(data)} became ${JSON.stringify(plain)}`
}
