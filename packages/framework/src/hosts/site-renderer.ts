import type {
  MatchRoute,
  MediaSources,
  RefusalWords,
  RefusedStatus,
  RenderRequest,
  RenderScope,
} from '@milepost/server'
import type { SignInOutcome } from '../telemetry/sign-in-outcome.ts'

/** What the site's loaders are told of a request, beside what the server says of it. */
export interface SiteRenderScope extends RenderScope {
  /** The ref of the drafts that are asked for. */
  previewToken: string | undefined
  noteSignIn?: ((outcome: SignInOutcome) => Promise<number | undefined>) | undefined
  limitMessages?: ((form: string) => Promise<number | undefined>) | undefined
}

/** What the server asks of the site's build. */
export interface SiteRenderer {
  render: (request: Request, scope: SiteRenderScope) => ReturnType<RenderRequest>
  matchRoute: MatchRoute
  /** Where pictures, fonts and videos of the content come from. */
  readonly media: MediaSources
  /** Why a request is not let in, in the site's words. */
  refusalWords: (status: RefusedStatus) => Promise<RefusalWords>
}
