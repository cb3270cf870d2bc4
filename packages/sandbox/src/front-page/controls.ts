import type { Scenario } from '../scenarios/scenario.ts'

/** Gifts that arrive one after the other. */
export interface GiftStorm {
  readonly count: number
  readonly perSecond: number
  given: number
}

/** What the sandbox's front page changes, other than the world. */
export interface FrontPageControls {
  /** The sandbox's clock is so many milliseconds ahead of the machine's; negative is behind. */
  clockAheadMs: number
  /** How the platform behaves when a request does not say; undefined is well. */
  scenario: Scenario | undefined
  /** Undefined while none has begun. */
  storm: GiftStorm | undefined
}

export function createControls(scenario: Scenario | undefined): FrontPageControls {
  return { clockAheadMs: 0, scenario, storm: undefined }
}
