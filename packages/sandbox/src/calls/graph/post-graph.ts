import type { DocumentNode, GraphQLSchema } from 'graphql'
import { execute, GraphQLError, parse, validate } from 'graphql'
import { jsonAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { buildGraphSchema } from './build-graph-schema.ts'
import { rootValue } from './root-value.ts'

/** Longer documents are refused before they are read. */
const tokenLimit = 4000
/** Documents of one site are few; more than this many are strangers. */
const documentLimit = 200

let schema: GraphQLSchema | undefined
const documents = new Map<string, DocumentNode>()

/** The graph endpoint (wire contract §2.3). Errors are answered with status 200, as the platform does. */
export const postGraph = defineCall({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/graphql',
  async handle(context) {
    const body: unknown = await context.request.json().catch(() => undefined)
    const request = readRequest(body)
    if (request === undefined)
      return jsonAnswer(failed([new GraphQLError('query is required')]), 400)
    let document: DocumentNode
    try {
      document = documentOf(request.query)
    } catch (error) {
      return failed(error instanceof InvalidDocument ? error.errors : [asGraphError(error)])
    }
    const result = await execute({
      schema: graphSchema(),
      document,
      rootValue,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
    })
    for (const { originalError } of result.errors ?? []) {
      if (originalError !== undefined && !(originalError instanceof GraphQLError)) {
        context.log(`graph: ${originalError.stack ?? originalError.message}`)
      }
    }
    return {
      data: result.data ?? null,
      ...(result.errors === undefined ? {} : { errors: result.errors.map(answerOf) }),
    }
  },
})

class InvalidDocument extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The document is not valid')
    this.errors = errors
  }
}

function graphSchema(): GraphQLSchema {
  schema ??= buildGraphSchema()
  return schema
}

/** Parses and validates a document once. */
function documentOf(query: string): DocumentNode {
  const known = documents.get(query)
  if (known !== undefined) return known
  const document = parse(query, { maxTokens: tokenLimit, noLocation: true })
  const errors = validate(graphSchema(), document)
  if (errors.length > 0) throw new InvalidDocument(errors)
  if (documents.size >= documentLimit) documents.clear()
  documents.set(query, document)
  return document
}

function readRequest(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined
  const { query, variables, operationName } = body as Record<string, unknown>
  if (typeof query !== 'string' || query.trim() === '') return undefined
  return {
    query,
    variables:
      typeof variables === 'object' && variables !== null && !Array.isArray(variables)
        ? (variables as Record<string, unknown>)
        : {},
    operationName: typeof operationName === 'string' ? operationName : null,
  }
}

function failed(errors: readonly GraphQLError[]) {
  return { data: null, errors: errors.map(answerOf) }
}

function answerOf({ message, path }: GraphQLError) {
  return { message, ...(path === undefined ? {} : { path }) }
}

function asGraphError(error: unknown): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError(String(error))
}
