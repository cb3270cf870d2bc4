import { formatMoney, formatNumber } from '@milepost/measures/format'
import { fillMessage, fillCount } from '@milepost/supporter/messages'
import type { PageScope } from '../../frame/request/page-scope.ts'
import type { Reading } from '@milepost/server'

export type SearchKind = 'supporters' | 'teams'

/** Somebody, or a team, that was found. */
export interface ResultView {
  id: string
  href: string
  label: string
  note: string
}

/** The most rows one search may ask for. */
export const maxSearchResults = 50

/**
 * Finds supporters' pages or teams by a part of their name; none where the project has none.
 *
 * @throws PlatformError when the platform cannot be asked and was never asked the same
 */
export async function findResults(
  { project, country, services, messages }: PageScope,
  { kind, text, limit }: { kind: SearchKind; text: string; limit: number },
): Promise<Reading<ResultView[]>> {
  const find = kind === 'teams' ? project?.findTeams : project?.findPeople
  if (project === undefined || find === undefined) {
    return { value: [], asOf: services.now(), isLastGood: false }
  }
  const reading = await find(text, Math.min(maxSearchResults, Math.max(1, Math.trunc(limit))))
  const results = reading.value.map(
    ({ slug, name, owner, raisedMinor, currency, memberCount }, index) => {
      const amount = formatMoney(raisedMinor, { currency, country })
      const notes = [
        owner === name ? undefined : owner,
        memberCount === undefined
          ? undefined
          : fillCount(messages.search.members, memberCount, {
              language: messages.language,
              values: { count: formatNumber(memberCount, { country }) },
            }),
        raisedMinor > 0
          ? fillMessage(messages.search.raisedSoFar, { amount })
          : messages.figures.noGiftsYet,
      ]
      return {
        id: `${slug}-${index}`,
        href: `/${kind === 'teams' ? 'teams' : 'fundraising'}/${encodeURIComponent(slug)}`,
        label: name,
        note: notes.filter((note) => note !== undefined && note !== '').join(' · '),
      }
    },
  )
  return { ...reading, value: results }
}
