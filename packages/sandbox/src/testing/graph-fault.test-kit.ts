import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { fileURLToPath } from 'node:url'
import { buildSchema, execute, parse, validate } from 'graphql'

const file = fileURLToPath(import.meta.resolve('@milepost/platform/schema.graphql'))
const schema = buildSchema(readFileSync(file, 'utf8'))

type Fields = Readonly<Record<string, unknown>>

/**
 * Validates a GraphQL response by executing its query with the response's data as the root value. The result must equal the
 * response.
 *
 * @returns an error message; undefined for a valid response, and for one with errors, whose data may be incomplete
 */
export function graphFault(sent: unknown, got: unknown): string | undefined {
  const { query, variables } = sent as { query: string; variables?: Record<string, unknown> }
  const { data, errors } = got as { data?: Fields | null; errors?: readonly unknown[] }
  if (errors !== undefined || !data) return undefined
  const document = parse(query)
  const queryErrors = validate(schema, document)
  if (queryErrors.length > 0) return `the query is invalid: ${queryErrors[0]!.message}`
  const again = execute({
    schema,
    document,
    variableValues: variables ?? {},
    rootValue: data,
    fieldResolver: (source: Fields, _args, _context, { path }) => source[path.key],
    // Without `__typename`, use the first type that has all fields.
    typeResolver: (source: Fields, _context, _info, type) =>
      typeof source['__typename'] === 'string'
        ? source['__typename']
        : schema
            .getPossibleTypes(type)
            .find((possible) => Object.keys(source).every((key) => key in possible.getFields()))
            ?.name,
  })
  if (again instanceof Promise) return 'the schema is asynchronous'
  if (again.errors) return again.errors.map(({ message }) => message).join('; ')
  const plain: unknown = JSON.parse(JSON.stringify(again.data))
  return isDeepStrictEqual(plain, data)
    ? undefined
    : `${JSON.stringify(data)} became ${JSON.stringify(plain)}`
}
