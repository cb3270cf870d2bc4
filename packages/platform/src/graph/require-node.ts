import { NotFoundError, type NotFoundKind } from '../errors/not-found-error.ts'
import type { WithEnvironment } from '../links/with-environment.ts'
import { graphFacts } from './graph-facts.ts'

/**
 * What the graph answered for an id; it answers null for one that it does not know.
 *
 * @throws {NotFoundError} for null
 */
export function requireNode<Node extends object>(
  platform: WithEnvironment,
  node: Node | null | undefined,
  { kind, id }: { kind: NotFoundKind; id: string },
): Node {
  if (!node) throw new NotFoundError(kind, id, graphFacts(platform))
  return node
}
