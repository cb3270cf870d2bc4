import {
  type RenderFacts,
  recordReads,
  type RefusedStatus,
  type RequestTrace,
  type RouteHandle,
} from '@milepost/server'
import { createContext, RouterContextProvider } from 'react-router'
import { recordOldestTotals, type Services } from './services.ts'

/** `handle` export of a page's route. */
export interface PageHandle extends RouteHandle {
  /** Whether the page starts with an image that the header may overlay. */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether the page is shown without header, footer and dialogs. */
  isBare?: boolean
  /**
   * Whether the page works without scripts, so that they start on the first interaction. Scripts of other pages start on load.
   * @default false
   */
  worksWithoutScripts?: boolean
  /** Whether the page refetches its totals while it is open. */
  refreshes?: boolean
}

/** Context of a request, for loaders and actions. */
export interface RequestScope {
  readonly services: Services
  readonly facts: RenderFacts
  /** CSP nonce of this render. The server replaces it with hashes. */
  readonly nonce: string
  /** Status of a rejected request. The page shows this error, whatever its URL. */
  readonly refused?: RefusedStatus | undefined
  /** Whether to block third-party scripts, as on pages for sign-in, editing and reports. */
  readonly isClosed?: boolean | undefined
  /** Request id and log context; undefined outside of requests. */
  readonly trace?: RequestTrace | undefined
  /** Client network; undefined if it is unknown, or if the response is for all visitors. */
  readonly address?: string | undefined
  /** Audits a sign-in attempt to the reports. Returns the seconds to wait if there were too many. */
  readonly recordSignIn?: ((outcome: SignInOutcome) => Promise<number | undefined>) | undefined
  /** Counts a message of an editor's form. Returns the seconds to wait if there were too many. */
  readonly limitMessages?: ((form: string) => Promise<number | undefined>) | undefined
}

const scope = createContext<RequestScope>()

/** Creates the router context of a request. Its services record the reads in the request's facts. */
export function createRequestContext(value: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  const reads = recordOldestTotals(
    recordReads(value.services.reads, value.facts.reads),
    value.facts,
  )
  const services = { ...value.services, reads }
  context.set(scope, { ...value, services })
  return context
}

/** Returns the request's scope in a loader or action. */
export function requestScope(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(scope)
}

/** Outcome of a sign-in attempt. */
export type SignInOutcome = 'granted' | 'refused'
