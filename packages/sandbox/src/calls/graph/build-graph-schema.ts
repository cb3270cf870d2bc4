import type { GraphQLSchema } from 'graphql'
import { buildSchema, GraphQLNonNull, GraphQLScalarType, isObjectType } from 'graphql'
import { readGraphSchema } from '../../package-files.ts'

/**
 * GraphQL's own `Int` ends at 2,147,483,647, which a hundredfold world passes in pence and in
 * metres. Sums are whole numbers all the same.
 */
const wholeNumber = new GraphQLScalarType({ name: 'Int', serialize: Number })

/** Builds the graph's schema, with sums of any size. */
export function buildGraphSchema(): GraphQLSchema {
  const schema = buildSchema(readGraphSchema())
  for (const name of ['Money', 'Amount']) {
    const type = schema.getType(name)
    const field = isObjectType(type) ? type.getFields()['value'] : undefined
    if (field !== undefined) field.type = new GraphQLNonNull(wholeNumber)
  }
  return schema
}
