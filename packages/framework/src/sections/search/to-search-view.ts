import { cleanText } from '@milepost/content'
import { fillCount, type PluralForms } from '@milepost/supporter/messages'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { findResults, type ResultView, type SearchKind } from './find-results.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface SearchView extends SectionView {
  type: 'search'
  kind: SearchKind
  /** The query parameter that the form without scripts sends. */
  name: string
  label: string
  placeholder: string
  limit: number
  /** What the address asks for; empty when it asks for nothing. */
  asked: string
  /** Undefined when nothing was asked for or the search failed. */
  results: ResultView[] | undefined
  /** What the search says in place of results, or how many there are. */
  said: string
  words: {
    search: string
    results: string
    none: string
    fetching: string
    failed: string
    found: PluralForms
  }
}

/** The parameters of searches in the address of a page. */
export const searchParameters: Readonly<Record<SearchKind, string>> = {
  supporters: 'q',
  teams: 'team',
}

/** Finds a supporter's page. */
export function toSupporterSearchView(
  slice: SliceOf<'supporterSearch'>,
  scope: SliceScope,
): Promise<SearchView> {
  return toSearchView(slice.primary, 'supporters', scope)
}

/** Finds a team. */
export function toTeamSearchView(
  slice: SliceOf<'teamSearch'>,
  scope: SliceScope,
): Promise<SearchView> {
  return toSearchView(slice.primary, 'teams', scope)
}

async function toSearchView(
  primary: SliceOf<'teamSearch'>['primary'],
  kind: SearchKind,
  scope: SliceScope,
): Promise<SearchView> {
  const { messages, url } = scope
  const name = searchParameters[kind]
  // Clean at the end: the cut may leave half a character.
  const asked = cleanText((url.searchParams.get(name) ?? '').trim().slice(0, 60))
  const none = kind === 'teams' ? messages.search.foundNoTeam : messages.search.foundNone
  const reading =
    asked === ''
      ? undefined
      : await readIfPossible(scope, () =>
          findResults(scope, { kind, text: asked, limit: primary.limit }),
        )
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
    type: 'search',
    ...toSectionView(primary),
    kind,
    name,
    label: searchLabel(primary.title, kind, messages),
    placeholder: primary.placeholder,
    limit: primary.limit,
    asked,
    results,
    said,
    words: {
      search: messages.search.search,
      results: messages.search.results,
      none,
      fetching: messages.search.searching,
      failed: messages.search.failed,
      found: messages.search.found,
    },
  }
}

/** Below a title that says what is looked for, the field says how. */
function searchLabel(title: string, kind: SearchKind, messages: SiteMessages): string {
  if (title !== '') return messages.search.partOfName
  return kind === 'teams' ? messages.search.findTeam : messages.search.findSupporter
}
