import { GraphQLError } from 'graphql'

/** Page types of the GraphQL API. `ONE_PAGE` is a campaign. */
export type PageType = 'FUNDRAISING' | 'TEAM' | 'ONE_PAGE'

/** Returns the opaque id of a page: base64 of `Page:<TYPE>:<guid>` (wire contract §2.3.1). */
export function toNodeId(type: PageType, guid: string): string {
  return Buffer.from(`Page:${type}:${guid}`).toString('base64')
}

/** Returns the opaque id of a timeline entry. */
export function toTimelineId(pageGuid: string, entry: string): string {
  return Buffer.from(`Timeline:FUNDRAISING:${pageGuid}:${entry}`).toString('base64')
}

/** Extracts the guid from a node id. Returns any other string, such as a bare guid, in lower case. */
export function parseNodeGuid(id: string): string {
  const decoded = /^Page:[A-Z_]+:(.+)$/.exec(Buffer.from(id, 'base64').toString('utf8'))
  return (decoded?.[1] ?? id).toLowerCase()
}

/** Parses a timeline id into the page's guid and the entry's key; undefined if it is invalid. */
export function parseTimelineId(id: string): { pageGuid: string; key: string } | undefined {
  const text = Buffer.from(id, 'base64').toString('utf8')
  const [, pageGuid, key] = /^Timeline:FUNDRAISING:([^:]+):(.+)$/.exec(text) ?? []
  return pageGuid === undefined || key === undefined ? undefined : { pageGuid, key }
}

/** Maximum number of rows per request of a connection. */
const maxRows = 100

/** Requested rows of a connection. */
interface RowRange {
  offset: number
  limit: number
}

/** Returns the cursor of a row: base64 of its zero-based index in decimal (wire contract §2.3.9). */
function toCursor(index: number): string {
  return Buffer.from(String(index)).toString('base64')
}

/**
 * Parses `first` and `after`. Limits `first` to 100 rows.
 *
 * @throws GraphQLError if `first` is negative or the cursor is invalid
 */
export function parseRowRange({
  first,
  after,
}: {
  first: number
  after?: string | null
}): RowRange {
  if (first < 0) throw new GraphQLError('first must not be negative')
  return { offset: parseOffset(after), limit: Math.min(first, maxRows) }
}

function parseOffset(after: string | null | undefined): number {
  if (after === null || after === undefined || after === '') return 0
  const index = Buffer.from(after, 'base64').toString('utf8')
  if (!/^\d{1,9}$/.test(index)) throw new GraphQLError('after is not a cursor')
  return Number(index) + 1
}

/** Creates a connection from one range of rows. */
export function createConnection<Node>(
  nodes: readonly Node[],
  totalCount: number,
  { offset }: RowRange,
) {
  return {
    totalCount,
    nodes,
    edges: nodes.map((node, index) => ({ cursor: toCursor(offset + index), node })),
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount && nodes.length > 0,
      endCursor: nodes.length === 0 ? null : toCursor(offset + nodes.length - 1),
    },
  }
}
