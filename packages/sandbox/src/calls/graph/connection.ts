import { GraphQLError } from 'graphql'

/** The most rows of a GraphQL connection that one request may ask for. */
const rowLimit = 100

/** Requested rows of a connection. */
export interface RowRange {
  offset: number
  limit: number
}

/** Row n, from zero, has the cursor base64 of the decimal n (wire contract §2.3.9). */
export function cursorOf(index: number): string {
  return Buffer.from(String(index)).toString('base64')
}

/**
 * Parses `first` and `after`. At most 100 rows per request.
 *
 * @throws GraphQLError if `first` is negative or the cursor is invalid
 */
export function rowRangeOf({ first, after }: { first: number; after?: string | null }): RowRange {
  if (first < 0) throw new GraphQLError('first must not be negative')
  return { offset: offsetAfter(after), limit: Math.min(first, rowLimit) }
}

function offsetAfter(after: string | null | undefined): number {
  if (after === null || after === undefined || after === '') return 0
  const index = Buffer.from(after, 'base64').toString('utf8')
  if (!/^\d{1,9}$/.test(index)) throw new GraphQLError('after is not a cursor')
  return Number(index) + 1
}

/** Builds a connection's answer out of one slice of rows. */
export function connectionOf<Node>(
  nodes: readonly Node[],
  totalCount: number,
  { offset }: RowRange,
) {
  return {
    totalCount,
    nodes,
    edges: nodes.map((node, index) => ({ cursor: cursorOf(offset + index), node })),
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount && nodes.length > 0,
      endCursor: nodes.length === 0 ? null : cursorOf(offset + nodes.length - 1),
    },
  }
}
