import type { TotalWanted } from './read-total.ts'

/**
 * The total that the end of an address names: `page/{slug}`, `team/{slug}`, `tag/{tag}/{value}`, `project/{id}`, or
 * nothing for the site.
 *
 * @returns undefined where it names none
 */
export function totalOfPath(path: string): TotalWanted | undefined {
  if (path === '') return { kind: 'site' }
  const [kind, first = '', second, ...rest] = path.split('/')
  // Dots or blanks alone are no name.
  if (rest.length > 0 || [first, second ?? 'none'].some((name) => /^[.\s]*$/.test(name)))
    return undefined
  if (kind === 'tag') return second === undefined ? undefined : { kind, tag: first, value: second }
  if (second !== undefined) return undefined
  if (kind === 'page' || kind === 'team') return { kind, slug: first }
  return kind === 'project' ? { kind, id: first } : undefined
}
