/** How a source is, or one of its calls. */
export type SourceState =
  /** It answered the last request. */
  | 'up'
  /** Some of its calls fail. */
  | 'degraded'
  /** All of its calls fail. */
  | 'down'
  /** Nothing has been asked of it yet. */
  | 'unknown'

export interface SourceStatus {
  readonly state: SourceState
  /** When it answered last; null where it has not. As ISO 8601. */
  readonly lastAnswerAt: string | null
  /** Since when something of it fails; null where nothing does. As ISO 8601. */
  readonly failingSince: string | null
  /** The calls that fail, by their names. */
  readonly failing: Readonly<Record<string, FailingCall>>
}

export interface FailingCall {
  readonly since: string
  readonly lastAnswerAt: string | null
  /** What visitors see in its place: the last good values, or that it cannot be read. */
  readonly shown: 'last good values' | 'nothing'
}

/** How a process of the site is, as `/status.json` says it. */
export interface SiteStatus {
  readonly version: 1
  readonly now: string
  /** When this process began to listen. */
  readonly startedAt: string
  /** The worst of its sources. */
  readonly state: SourceState
  readonly platform: SourceStatus
  readonly content: SourceStatus
  /** Whether the site asks for less: the step, since when and why; step 0 is as usual. */
  readonly givingDay: {
    readonly step: 0 | 1 | 2
    readonly since: string | null
    readonly reason: 'setting' | 'content' | 'limited' | 'load' | null
  }
}
