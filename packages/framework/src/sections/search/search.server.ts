import { formatMoney, formatNumber } from '@milepost/measures/format'
import { fillCount, fillMessage } from '@milepost/supporter/messages'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import type { CachedValue } from '@milepost/server'
import { cleanText } from '@milepost/content'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { defineSections, type SliceOf, type SliceScope } from '../section/define-sections.ts'

type SearchSubject = 'supporters' | 'teams'

/** Supporter or team in the search results. */
export interface ResultView {
  id: string
  href: string
  label: string
  note: string
}

/** Maximum number of results per search. */
export const maxSearchResults = 50

/**
 * Finds supporters' pages or teams by part of their name. Empty if the project has none.
 *
 * @throws PlatformError if the platform is unreachable, unless the results are cached
 */
export async function findResults(
  { project, country, services, messages }: PageScope,
  { kind, text, limit }: { kind: SearchSubject; text: string; limit: number },
): Promise<CachedValue<ResultView[]>> {
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

/** Query parameter for the search text, by subject. */
const searchParameters: Readonly<Record<SearchSubject, string>> = {
  supporters: 'q',
  teams: 'team',
}

/** Sections to search for supporters' pages and teams, which also work without scripts. */
export const search = defineSections({
  supporterSearch: {
    present: ({ primary }, scope) => toSearchView(primary, 'supporters', scope),
  },
  teamSearch: {
    needs: () => 'teams',
    isShown: (_, { project }) => project?.findTeams !== undefined,
    present: ({ primary }, scope) => toSearchView(primary, 'teams', scope),
  },
})

async function toSearchView(
  { title, placeholder, limit }: SliceOf<'teamSearch'>['primary'],
  kind: SearchSubject,
  scope: SliceScope,
) {
  const { messages, url } = scope
  const name = searchParameters[kind]
  // Cleaned after truncation, which may split a surrogate pair.
  const asked = cleanText((url.searchParams.get(name) ?? '').trim().slice(0, 60))
  const none = kind === 'teams' ? messages.search.foundNoTeam : messages.search.foundNone
  const reading =
    asked === ''
      ? undefined
      : await readIfPossible(scope, () => findResults(scope, { kind, text: asked, limit }))
  const results = reading?.value
  const said =
    asked === ''
      ? ''
      : results === undefined
        ? messages.search.failed
        : results.length === 0
          ? none
          : fillCount(messages.search.found, results.length, { language: messages.language })
  return {
    kind,
    /** Query parameter that the form submits without scripts. */
    name,
    label: getSearchLabel(title, kind, messages),
    placeholder,
    limit,
    /** Search text in the URL; empty if there is none. */
    asked,
    /** Undefined if there is no search text, or if the search failed. */
    results,
    /** Status message: the number of results, or the reason for an empty list. */
    said,
    messages: {
      search: messages.search.search,
      results: messages.search.results,
      none,
      fetching: messages.search.searching,
      failed: messages.search.failed,
      found: messages.search.found,
    },
  }
}

/** Returns the label of the search field, which names the subject unless the section has a title. */
function getSearchLabel(title: string, kind: SearchSubject, messages: SiteMessages): string {
  if (title !== '') return messages.search.partOfName
  return kind === 'teams' ? messages.search.findTeam : messages.search.findSupporter
}
