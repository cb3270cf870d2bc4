import { requireArguments } from '../request/require-arguments.ts'
import type { TagInput } from './tag-input.ts'

/**
 * Makes sure that a tag has all that the platform asks for.
 *
 * @throws {MissingArgumentError} without an id, a label or a value, and for no tag at all
 */
export function requireTag(tag: TagInput): void {
  requireArguments({ tags: tag })
  const { id, label, value } = tag
  requireArguments({ id, label, value })
}
