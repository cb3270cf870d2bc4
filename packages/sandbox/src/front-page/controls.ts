import type { Scenario } from '../scenarios/scenario.ts'
import type { Mail } from '../services/mail.ts'

/** A request that was answered. */
export interface AnsweredRequest {
  /** When it was, by the machine's clock, in milliseconds. */
  readonly atMs: number
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly status: number
  readonly tookMs: number
}

/** Gifts that arrive one after the other. */
export interface GiftStorm {
  readonly count: number
  readonly perSecond: number
  given: number
}

/** What somebody can change at the sandbox's front page, and what it shows beside the world. */
export interface FrontPageControls {
  /** The sandbox's clock is so many milliseconds ahead of the machine's; negative is behind. */
  clockAheadMs: number
  /** How the platform behaves when a request does not say; undefined is well. */
  scenario: Scenario | undefined
  /** Undefined while none has begun. */
  storm: GiftStorm | undefined
  /** The latest first. */
  readonly requests: AnsweredRequest[]
  readonly mails: (Mail & { readonly atMs: number })[]
}

/** So many are shown. */
const mostRequests = 200
const mostMails = 100

export function createControls(scenario: Scenario | undefined): FrontPageControls {
  return { clockAheadMs: 0, scenario, storm: undefined, requests: [], mails: [] }
}

export function noteRequest({ requests }: FrontPageControls, request: AnsweredRequest): void {
  requests.unshift(request)
  requests.length = Math.min(requests.length, mostRequests)
}

export function noteMail({ mails }: FrontPageControls, mail: Mail, atMs: number): void {
  mails.unshift({ ...mail, atMs })
  mails.length = Math.min(mails.length, mostMails)
}
