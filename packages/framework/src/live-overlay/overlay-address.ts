import type { TotalWanted } from '../totals/read-total.ts'

/**
 * What an address below `/live/` asks for: `site`, `page/ada`, `team/otters`, `tag/region/atlantic`.
 *
 * @param rest - what stands behind `/live/`, decoded
 * @returns undefined for anything else
 */
export function overlayWanted(rest: string): TotalWanted | undefined {
  const [kind, ...names] = rest.split('/')
  const [slug = '', value = '', ...more] = names
  if (more.length > 0 || names.some((name) => /^[.\s]*$/.test(name))) return undefined
  if (kind === 'site' && names.length === 0) return { kind }
  if ((kind === 'page' || kind === 'team') && names.length === 1) return { kind, slug }
  if (kind === 'tag' && names.length === 2) return { kind, tag: slug, value }
  return undefined
}
