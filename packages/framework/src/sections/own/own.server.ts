import { siteScope, type SiteScope } from '../../frame/request/page-scope.ts'
import {
  type SliceOf,
  type SliceScope,
  type SliceSubject,
  toSectionView,
} from '../section/section-scope.ts'
import server from 'virtual:milepost/server'
import { logProblem } from '../../base/log-problem.server.ts'
import type { SectionView } from '../../totals/section-view.ts'

/** Scope of the `present` function of a custom slice. */
export interface OwnSliceScope extends SiteScope {
  /** The page, team or tag that the page is about; undefined for a content page. */
  readonly subject: SliceSubject | undefined
  /** The requested URL. Results that depend on its query are cached per query. */
  readonly url: URL
}

/** The part of a page's scope that slices of an application work with. */
function ownSliceScope(scope: SliceScope): OwnSliceScope {
  return { ...siteScope(scope), subject: scope.subject, url: scope.url }
}

export interface OwnView extends SectionView {
  type: 'own'
  /** The `slice_type`. */
  name: string
  /** Result of the application's `present`; undefined if it threw an error. */
  view: object | undefined
  /** Message instead of the section, if its code threw an error. */
  problem: string | undefined
  /** Whether the section runs code without user input, so its page starts the application. */
  isInteractive: boolean
}

type Definition = NonNullable<typeof server.slices>[number]
type SectionFields = Parameters<typeof toSectionView>[0]

/** A section of the application's own. If its `present` throws, it shows a message instead. */
export async function toOwnView(
  { name, slice }: SliceOf<'own'>,
  scope: SliceScope,
): Promise<OwnView> {
  const definition = server.slices?.find(({ type }) => type === name)
  if (definition === undefined)
    throw new Error(`No slice of app/site.server.ts has the type "${name}".`)
  const primary = slice.primary as unknown as SectionFields
  const view = await present(definition, slice, scope)
  const problem = view === undefined ? scope.messages.figures.unavailable : undefined
  const isInteractive = definition.interactive === true
  return { type: 'own', name, ...toSectionView(primary), view, problem, isInteractive }
}

async function present(
  definition: Definition,
  slice: unknown,
  scope: SliceScope,
): Promise<object | undefined> {
  try {
    return await definition.present(slice as never, ownSliceScope(scope))
  } catch (error) {
    logProblem(error)
    scope.facts.isDegraded = true
    return undefined
  }
}
