import {
  type AnswerFacts,
  noteReads,
  type RefusedStatus,
  type RequestTrace,
  type RouteHandle,
} from '@milepost/server'
import { createContext, RouterContextProvider } from 'react-router'
import { noteOldestFigure, type Services } from './services.ts'

/** The `handle` export of a route. */
export interface PageHandle extends RouteHandle {
  /** Whether the page begins with a picture that the header may be over. */
  beginsWithPicture?: (data: unknown) => boolean
  /** Whether it is alone, without header, footer and dialogs. */
  isBare?: boolean
  /**
   * Whether the page works without scripts, so its application starts on demand. Other pages start it at once. @default
   * false
   */
  worksWithoutScripts?: boolean
  /** Whether its figures are read again while it is open. */
  refreshes?: boolean
}

/** Scope of a request's loaders. */
export interface RequestScope {
  readonly services: Services
  readonly facts: AnswerFacts
  /** Marks the inline scripts and styles of this render; see `replaceNonceWithHashes`. */
  readonly nonce: string
  /** The request is not let in for this reason: the page says so, whatever its address. */
  readonly refused?: RefusedStatus | undefined
  /** Whether to block third-party scripts, as on pages for sign-in, editing and reports. */
  readonly isClosed?: boolean | undefined
  /** Ids of the request for logs and visitors; undefined in the background. */
  readonly trace?: RequestTrace | undefined
  /** The address that it comes from; undefined where that is not known, or where the answer is for all. */
  readonly address?: string | undefined
  /** Records a sign-in attempt to the reports. Returns the seconds to wait if there were too many. */
  readonly noteSignIn?: ((outcome: SignInOutcome) => Promise<number | undefined>) | undefined
  /** Counts a message that a form sends on to people: the seconds to wait when there were too many. */
  readonly limitMessages?: ((form: string) => Promise<number | undefined>) | undefined
}

const scope = createContext<RequestScope>()

/** Puts a request's scope where loaders find it. */
export function createRequestContext(value: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  const reads = noteOldestFigure(noteReads(value.services.reads, value.facts.reads), value.facts)
  const services = { ...value.services, reads }
  context.set(scope, { ...value, services })
  return context
}

/** Reads a request's scope inside a loader or action. */
export function requestScope(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(scope)
}

/** Outcome of a sign-in attempt. */
export type SignInOutcome = 'granted' | 'refused'
