import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  GraphQLNonNull,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { readGraphSchema } from '../../package-files.ts'
import { findCampaignByGuid, findCampaignByShortName } from '../../records/campaign-row.ts'
import { findPageByGuid, findPageByShortName } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { findTeamByGuid, findTeamByShortName } from '../../records/team-row.ts'
import { getTagTotals, type TagTotalsQuery } from '../../records/tag-totals.ts'
import { toCampaignNode, toPageNode, createTagLeaderboardNode, toTeamNode } from './nodes.ts'
import { parseNodeGuid, type PageType } from './connection.ts'
import { createTimelineEntry, deleteTimelineEntry, type TimelineEntryInput } from './timeline.ts'
import { createJsonResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'

/**
 * `Int` without GraphQL's 32-bit limit. With large seed data, totals in pence and in metres exceed that limit of
 * 2,147,483,647.
 */
const unlimitedInt = new GraphQLScalarType({ name: 'Int', serialize: Number })

/** Creates the GraphQL schema. Amounts may exceed 32 bits, GraphQL's limit for `Int`. */
function createGraphSchema(): GraphQLSchema {
  const schema = buildSchema(readGraphSchema())
  for (const name of ['Money', 'Amount']) {
    const type = schema.getType(name)
    const field = isObjectType(type) ? type.getFields()['value'] : undefined
    if (field !== undefined) field.type = new GraphQLNonNull(unlimitedInt)
  }
  return schema
}

interface PageArguments {
  type: PageType
  slug?: string | null
  id?: string | null
}

/** Root resolvers. Nested resolvers are methods of the returned objects. */
export const rootValue = {
  page: (wanted: PageArguments, context: CallContext) => findPage(context, wanted),
  totals: (query: TagTotalsQuery, { database }: CallContext) => getTagTotals(database, query),
  leaderboard: ({ id }: { id: string }, context: CallContext) =>
    createTagLeaderboardNode(context, id),
  createTimelineEntry: ({ input }: { input: TimelineEntryInput }, context: CallContext) =>
    createTimelineEntry(context, input),
  deleteTimelineEntry: ({ input }: { input: { id: string } }, context: CallContext) =>
    deleteTimelineEntry(context, input.id),
}

/** Returns a page, team or campaign; null without an error if it does not exist (wire contract §2.3.1). */
function findPage(context: CallContext, { type, slug, id }: PageArguments) {
  const { database } = context
  const guid = id === null || id === undefined ? undefined : parseNodeGuid(id)
  const name = slug ?? ''
  if (type === 'TEAM') {
    const team =
      guid === undefined ? findTeamByShortName(database, name) : findTeamByGuid(database, guid)
    return team === undefined ? null : toTeamNode(context, team)
  }
  if (type === 'ONE_PAGE') {
    const campaign =
      guid === undefined
        ? findCampaignByShortName(database, name)
        : findCampaignByGuid(database, guid)
    return campaign === undefined ? null : toCampaignNode(context, campaign)
  }
  const page =
    guid === undefined ? findPageByShortName(database, name) : findPageByGuid(database, guid)
  return page === undefined ? null : toPageNode(context, page)
}

/** Maximum number of tokens in a query. The parser rejects longer queries. */
const maxQueryTokens = 4000
/** Maximum number of cached queries. A site sends far fewer distinct ones. */
const maxCachedQueries = 200

let cachedSchema: GraphQLSchema | undefined
const parsedQueries = new Map<string, DocumentNode>()

/** Handles GraphQL requests (wire contract §2.3). Query errors have status 200, as on the platform. */
export const postGraph = defineCall({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/graphql',
  async handle(context) {
    const body: unknown = await context.request.json().catch(() => undefined)
    const request = parseGraphRequest(body)
    if (request === undefined)
      return createJsonResponse(toErrorResult([new GraphQLError('query is required')]), 400)
    let document: DocumentNode
    try {
      document = parseQuery(request.query)
    } catch (error) {
      return toErrorResult(
        error instanceof InvalidDocumentError ? error.errors : [toGraphError(error)],
      )
    }
    const result = await execute({
      schema: getGraphSchema(),
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
      ...(result.errors === undefined ? {} : { errors: result.errors.map(toGraphErrorWire) }),
    }
  },
})

class InvalidDocumentError extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The document is not valid')
    this.errors = errors
  }
}

function getGraphSchema(): GraphQLSchema {
  cachedSchema ??= createGraphSchema()
  return cachedSchema
}

/** Parses and validates a query, and caches the result. */
function parseQuery(query: string): DocumentNode {
  const known = parsedQueries.get(query)
  if (known !== undefined) return known
  const document = parse(query, { maxTokens: maxQueryTokens, noLocation: true })
  const errors = validate(getGraphSchema(), document)
  if (errors.length > 0) throw new InvalidDocumentError(errors)
  if (parsedQueries.size >= maxCachedQueries) parsedQueries.clear()
  parsedQueries.set(query, document)
  return document
}

function parseGraphRequest(body: unknown) {
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

function toErrorResult(errors: readonly GraphQLError[]) {
  return { data: null, errors: errors.map(toGraphErrorWire) }
}

function toGraphErrorWire({ message, path }: GraphQLError) {
  return { message, ...(path === undefined ? {} : { path }) }
}

function toGraphError(error: unknown): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError(String(error))
}
