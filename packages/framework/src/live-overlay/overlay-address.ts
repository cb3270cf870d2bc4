import type { TotalWanted } from '../totals/read-total.ts'
import { totalOfPath } from '../totals/total-of-path.ts'

/**
 * What an address below `/live/` asks for: `site`, `page/ada`, `team/otters`, `tag/region/atlantic`.
 *
 * @param rest - what is behind `/live/`, decoded
 * @returns undefined for anything else
 */
export function overlayWanted(rest: string): TotalWanted | undefined {
  if (rest === 'site') return { kind: 'site' }
  const wanted = rest === '' ? undefined : totalOfPath(rest)
  return wanted?.kind === 'project' ? undefined : wanted
}
