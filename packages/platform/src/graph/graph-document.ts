import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada'
import type { introspection } from './graphql-env.d.ts'

/** A GraphQL operation that knows its result and its variables. */
export type GraphDocument<Result, Variables> = TadaDocumentNode<Result, Variables>

type TypedBySchema = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; Slug: string }
}>

/**
 * Types a GraphQL operation by the schema. At run time it gives the text itself: no parser, and
 * `requestGraph` sends it as it is.
 */
export const graphDocument = ((text: string) => text) as unknown as TypedBySchema
