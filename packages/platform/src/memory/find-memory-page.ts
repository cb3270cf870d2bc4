import { toSlug } from '../values/to-slug.ts'
import { memoryRefusal } from './memory-refusal.ts'
import type { MemoryState } from './memory-state.ts'
import type { MemoryPage } from './memory-world.ts'

/** The page with this short name, in either case; undefined when there is none. */
export function memoryPageBySlug({ pages }: MemoryState, slug: string): MemoryPage | undefined {
  const name = toSlug(slug).toLowerCase()
  return pages.find((page) => page.slug.toLowerCase() === name)
}

/** The page with this guid, numeric id or short name; undefined when there is none. */
export function memoryPageById(state: MemoryState, id: string): MemoryPage | undefined {
  const text = id.toLowerCase()
  return (
    state.pages.find((page) => page.id === id || page.uuid.toLowerCase() === text) ??
    memoryPageBySlug(state, id)
  )
}

/** @throws {HttpError} with status 404 when there is none */
export function knownMemoryPage(
  state: MemoryState,
  call: string,
  page: MemoryPage | undefined,
): MemoryPage {
  if (!page) throw memoryRefusal(404, call, 'There is no such page')
  return page
}
