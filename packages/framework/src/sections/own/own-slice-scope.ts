import { type SiteScope, siteScope } from '../../frame/request/site-scope.ts'
import type { SliceScope, SliceSubject } from '../section/slice-scope.ts'

/** What `present` of an application's own slice works with. */
export interface OwnSliceScope extends SiteScope {
  /** The page, team or tag that the page is about; undefined for a content page. */
  readonly subject: SliceSubject | undefined
  /** The address that was asked for. What depends on its query is made once for each query. */
  readonly url: URL
}

/** The part of a page's scope that slices of an application work with. */
export function ownSliceScope(scope: SliceScope): OwnSliceScope {
  return { ...siteScope(scope), subject: scope.subject, url: scope.url }
}
