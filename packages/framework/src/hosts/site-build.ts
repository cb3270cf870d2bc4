import type { ServerBuild } from 'react-router'
import type * as EntryModule from '../app/entry.server.tsx'

/** The router's build, with what our server entry exports beside its default. */
export interface SiteBuild {
  router: ServerBuild
  entry: Pick<
    typeof EntryModule,
    | 'createServices'
    | 'createRequestContext'
    | 'createRequestHandler'
    | 'createRouteMatcher'
    | 'runForRequest'
    | 'siteRefusalWords'
    | 'watchContent'
  >
}

/** Takes the server entry's own exports out of a build. */
export function siteBuild(router: ServerBuild): SiteBuild {
  return { router, entry: router.entry.module as unknown as SiteBuild['entry'] }
}
