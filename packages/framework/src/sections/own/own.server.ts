import { getSiteScope, type SiteScope } from '../../frame/request/scopes.ts'
import { defineSections, type SliceScope, type SliceSubject } from '../section/define-sections.ts'
import server from 'virtual:milepost/server'
import { blockThirdPartyIn } from '../../frame/page-html.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import { defaultDonateAnchor } from '../../services/load-site.ts'

/** Scope of the `present` function of a custom slice. */
export interface OwnSliceScope extends SiteScope {
  /** The page, team or tag that the page is about; undefined for a content page. */
  readonly subject: SliceSubject | undefined
  /** The requested URL. Results that depend on its query are cached per query. */
  readonly url: URL
}

/** Returns the part of a page's scope that an application's slices may use. */
function toOwnSliceScope(scope: SliceScope): OwnSliceScope {
  return { ...getSiteScope(scope), subject: scope.subject, url: scope.url }
}

type Definition = NonNullable<typeof server.slices>[number]

/** Sections of the application. If the `present` function of one throws, a message replaces it. */
export const own = defineSections({
  custom: {
    isInteractive: ({ name }) => getDefinition(name).interactive === true,
    async present({ name, slice }, scope) {
      const presented = await present(getDefinition(name), slice, scope)
      const view = presented && blockThirdPartyIn(presented, scope)
      const problem = view === undefined ? scope.messages.figures.unavailable : undefined
      // Links to the donate form use this anchor by default.
      const anchor = slice.primary.anchor ?? (name === 'donate' ? defaultDonateAnchor : undefined)
      return { name, anchor, view, problem }
    },
  },
})

function getDefinition(name: string): Definition {
  const definition = server.slices?.find(({ type }) => type === name)
  if (definition === undefined)
    throw new Error(`No slice of app/site.server.ts has the type "${name}".`)
  return definition
}

async function present(
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
