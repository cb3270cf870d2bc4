import { createHash } from 'node:crypto'
import type { CountedItem } from './left-out.ts'
import type { ProjectOverride } from './project.ts'

/**
 * The part of a cache key that identifies a project: everything in the site's document that decides what its reads return. A
 * draft with other settings never shares an entry with the live site.
 *
 * @param items - what the project is made of, in the document's order
 */
export function projectReadKey(
  {
    country,
    override,
    variant = 'default',
  }: { country: string; override: Pick<ProjectOverride, 'name'>; variant?: string | undefined },
  ...items: readonly (readonly CountedItem[])[]
): string {
  const inputs = [items, country, override.name, variant]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url').slice(0, 16)
}
