import * as v from 'valibot'

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

/**
 * The preview that an address asks for: the query `previewToken`, with `previewUID`, or the content
 * service's own link with `token` and `documentId` (decisions.md). Undefined when it asks for none.
 */
export function previewRequest(
  query: URLSearchParams,
): { previewToken: string; previewUID?: string } | undefined {
  const own = query.get('previewToken')?.trim() ?? ''
  if (own !== '') return named(own, query.get('previewUID'))
  const token = query.get('token')?.trim() ?? ''
  return token === '' ? undefined : named(token, query.get('documentId'))
}

function named(previewToken: string, uid: string | null) {
  const previewUID = uid?.trim() ?? ''
  return previewUID === '' ? { previewToken } : { previewToken, previewUID }
}

/**
 * Begins a preview that lasts 30 minutes from now, and remembers it (Spec §4).
 *
 * @throws whatever the storage throws
 */
export function startPreview(
  wanted: { previewToken: string; repo: string; previewUID?: string | undefined },
  { clock, storage }: { clock: Pick<PreviewClock, 'now'>; storage: PreviewStorage },
): PreviewState {
  const { previewToken, repo, previewUID } = wanted
  const preview: PreviewState = {
    previewToken,
    repo,
    expiry: clock.now() + previewLengthMs,
    ...(previewUID === undefined || previewUID === '' ? {} : { previewUID }),
  }
  storage.write(preview)
  return preview
}

const name = v.pipe(v.string(), v.minLength(1))
const previewSchema = v.object({
  previewToken: name,
  repo: name,
  expiry: v.pipe(v.number(), v.finite()),
  previewUID: v.exactOptional(name),
})

/**
 * The remembered preview, while its expiry is in the future (Spec §5); undefined otherwise. What
 * has expired, or is no preview at all, is discarded from the storage (Spec §4).
 */
export function currentPreview({
  clock,
  storage,
}: {
  clock: Pick<PreviewClock, 'now'>
  storage: PreviewStorage
}): PreviewState | undefined {
  const stored = storage.read()
  if (stored === undefined || stored === null) return undefined
  const result = v.safeParse(previewSchema, stored)
  if (result.success) {
    if (isPreviewValid(result.output, clock.now())) return result.output
  }
  storage.remove()
  return undefined
}

const secondMs = 1000

/** Whole seconds until a preview ends; 0 when it has. */
export function previewSecondsLeft({ expiry }: PreviewState, nowMs: number): number {
  return Math.max(0, Math.ceil((expiry - nowMs) / secondMs))
}

/** A preview's time left as `29:05`. */
export function formatSecondsLeft(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A countdown that runs. */
export interface PreviewCountdown {
  /** 'Leave Preview': forgets the token and reloads. */
  leave(): void
  /** Stops ticking; the preview stays. */
  stop(): void
}

/**
 * Counts a preview down, a tick each second and one at once (Spec §4). At zero, or when left, the
 * token is forgotten and the page reloads.
 *
 * @param on.tick - given the whole seconds left
 * @param on.reload - called once, after the storage has forgotten the preview
 */
export function countDownPreview(
  preview: PreviewState,
  { clock, storage }: { clock: PreviewClock; storage: PreviewStorage },
  on: { tick: (secondsLeft: number) => void; reload: () => void },
): PreviewCountdown {
  let stopTicking = () => {}
  let ended = false
  function leave() {
    if (ended) return
    stop()
    storage.remove()
    on.reload()
  }
  function stop() {
    ended = true
    stopTicking()
  }
  function tick() {
    if (ended) return
    const secondsLeft = previewSecondsLeft(preview, clock.now())
    on.tick(secondsLeft)
    if (secondsLeft === 0) leave()
  }
  stopTicking = clock.every(secondMs, tick)
  tick()
  return { leave, stop }
}

/** How far the loading of a preview has come (Spec §4). */
export type PreviewLoad<Content> =
  | { readonly status: 'fetching' }
  | { readonly status: 'fetched'; readonly content: Content }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Loads a draft and tells each state: fetching, then fetched or failed (Spec §4). A draft that does
 * not exist has failed. Never rejects.
 *
 * @param fetchDraft - such as `() => fetchPreviewDocument(client, preview)`
 */
export async function loadPreview<Content>(
  fetchDraft: () => Promise<Content | undefined>,
  onChange: (load: PreviewLoad<Content>) => void,
): Promise<void> {
  onChange({ status: 'fetching' })
  let load: PreviewLoad<Content>
  try {
    const content = await fetchDraft()
    load =
      content === undefined
        ? { status: 'failed', error: new Error('There is no such draft') }
        : { status: 'fetched', content }
  } catch (error) {
    load = { status: 'failed', error }
  }
  onChange(load)
}
