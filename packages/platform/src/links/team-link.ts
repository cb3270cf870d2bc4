import { encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import type { WithEnvironment } from './with-environment.ts'

/** The platform's own address of a team. */
export function teamLink({ environment }: WithEnvironment, slug: string): string {
  return `${environment.www}/team/${encodeText(toSlug(slug))}`
}
