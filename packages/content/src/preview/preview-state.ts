/** Who previews what, and until when (Spec §3). Plain data: it is kept in the persisted state. */
export interface PreviewState {
  /** The ref that shows drafts. */
  readonly previewToken: string
  /** The content repository's name. */
  readonly repo: string
  /** When the preview ends, in milliseconds since 1970. */
  readonly expiry: number
  /** The previewed document's id or uid; absent when the whole site is previewed. */
  readonly previewUID?: string
}

/** Where a preview is remembered; what it reads may have been written by anyone. */
export interface PreviewStorage {
  read(): unknown
  write(preview: PreviewState): void
  remove(): void
}

/** A clock, and calls that it repeats. */
export interface PreviewClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `tick` every `everyMs` until what it returns is called. */
  every(everyMs: number, tick: () => void): () => void
}

/** How long a preview lasts from being set (Spec §4, §9). */
export const previewLengthMs = 30 * 60 * 1000

/**
 * Whether a preview's expiry is in the future (Spec §5), and no further off than a preview lasts: a
 * stored state that somebody changed does not last for ever.
 */
export function isPreviewValid({ expiry }: PreviewState, nowMs: number): boolean {
  return expiry > nowMs && expiry <= nowMs + previewLengthMs
}
