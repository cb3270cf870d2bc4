import { getSiteScope, type SiteScope } from '../../frame/request/scopes.ts'
import { defineSections, type SliceScope, type SliceSubject } from '../section/define-sections.ts'
import server from 'virtual:milepost/server'
import { blockThirdPartyInView } from '../../frame/page-html.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import { defaultDonateAnchor } from '../../services/load-site.ts'

/** Scope of the `presentSlice` function of a custom slice. */
export interface OwnSliceScope extends SiteScope {
  /** Supporter page, team or tag of the current page; undefined for a content page. */
  readonly subject: SliceSubject | undefined
  /** Requested URL. If the page can be cached, its query contains at most `slug`. */
  readonly url: URL
}

function toOwnSliceScope(scope: SliceScope): OwnSliceScope {
  return { ...getSiteScope(scope), subject: scope.subject, url: scope.url }
}

type Definition = NonNullable<typeof server.slices>[number]

/** Sections of the application. If the `presentSlice` function of one throws, a message replaces it. */
export const own = defineSections({
  custom: {
    isInteractive: ({ name }) => getSliceDefinition(name).interactive === true,
    async present({ name, slice }, scope) {
      const presented = await presentSlice(getSliceDefinition(name), slice, scope)
      const view = presented && blockThirdPartyInView(presented, scope)
      const problem = view === undefined ? scope.messages.figures.unavailable : undefined
      // Links to the donate form use this anchor by default.
      const anchor = slice.primary.anchor ?? (name === 'donate' ? defaultDonateAnchor : undefined)
      return { name, anchor, view, problem }
    },
  },
})

function getSliceDefinition(name: string): Definition {
  const definition = server.slices?.find(({ type }) => type === name)
  if (definition === undefined)
    throw new Error(`No slice of app/site.server.ts has the type "${name}".`)
  return definition
}

async function presentSlice(
  definition: Definition,
  slice: unknown,
  scope: SliceScope,
): Promise<object | undefined> {
  try {
    return await definition.present(slice as never, toOwnSliceScope(scope))
  } catch (error) {
    logProblem(error)
    scope.facts.isDegraded = true
    return undefined
  }
}
