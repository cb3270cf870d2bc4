import { asRecord, getTabStorage } from '../browser-store/app-store.ts'
import { removeDrafts } from '../editing/draft-store.ts'

/** Steps in order. A site may skip some of them. */
export const registrationSteps = ['account', 'page', 'team', 'story', 'give', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** Progress of a registration. Stored in this tab, so that it survives a reload. */
export interface RegistrationProgress {
  /** Id of the user. For other users, the registration starts over. */
  readonly owner: string
  /** The furthest step that was reached. */
  readonly step: RegistrationStep
  /** Requested slug of the page, stored before the request. */
  readonly attemptedSlug: string | undefined
  /** The page, after it was created. */
  readonly page:
    | {
        readonly slug: string
        readonly id: string
        readonly name: string
        readonly donationUrl: string
      }
    | undefined
  /** Whether all answers were stored with the page. */
  readonly hasAnswers: boolean
  /** Whether the page was verified to exist. Progress restored from storage must be verified first. */
  readonly isChecked: boolean
}

const storageKey = 'milepost:registration'
type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Creates the progress of a new registration. */
export function createProgress(owner: string): RegistrationProgress {
  return {
    owner,
    step: 'page',
    attemptedSlug: undefined,
    page: undefined,
    hasAnswers: false,
    isChecked: true,
  }
}

/** Parses stored progress. Any input results in valid progress. */
export function readProgress(
  storage: ProgressStorage | undefined,
  owner: string,
): RegistrationProgress {
  const fresh = createProgress(owner)
  const stored = asRecord(readStoredJson(storage)) ?? {}
  if (stored['owner'] !== owner) return fresh
  const page = asRecord(stored['page'])
  const step = registrationSteps.find((name) => name === stored['step']) ?? 'page'
  const slug = toOptionalText(page?.['slug'])
  // A finished registration is discarded, and the next one starts over.
  if (step === 'account') return fresh
  return {
    ...fresh,
    attemptedSlug: toOptionalText(stored['attemptedSlug']),
    hasAnswers: stored['hasAnswers'] === true,
    ...(slug === undefined
      ? {}
      : {
          step,
          isChecked: false,
          page: {
            slug,
            id: toOptionalText(page?.['id']) ?? '',
            name: toOptionalText(page?.['name']) ?? slug,
            donationUrl: toOptionalText(page?.['donationUrl']) ?? '',
          },
        }),
  }
}

/** Stores the progress. If storage is full or blocked, does nothing. */
function saveProgress(storage: ProgressStorage | undefined, progress: RegistrationProgress): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(progress))
  } catch {
    // The progress in memory still works.
  }
}

/**
 * Returns the step to show: the requested one if it is reachable, otherwise the furthest. Once the page is created, its step is
 * not reachable any more.
 */
export function getShownStep(
  steps: readonly RegistrationStep[],
  {
    asked,
    isSignedIn,
    progress,
  }: {
    asked: string | null
    isSignedIn: boolean
    progress: RegistrationProgress
  },
): RegistrationStep {
  if (!isSignedIn) return 'account'
  if (progress.page === undefined || !progress.hasAnswers) return 'page'
  const open = steps.filter((step) => step !== 'account' && step !== 'page')
  return (
    open.find((step) => step === asked) ??
    open.find((step) => step === progress.step) ??
    open[0] ??
    'done'
  )
}

/**
 * Whether a registration is finished, so that opening the start page begins a new one. Reloading the last step shows it again.
 */
export function isRegistrationFinished(
  { step, page }: RegistrationProgress,
  asked: string | null,
): boolean {
  return step === 'done' && page !== undefined && asked === null
}

function toOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function readStoredJson(storage: ProgressStorage | undefined): unknown {
  try {
    return JSON.parse(storage?.getItem(storageKey) ?? 'null')
  } catch {
    return undefined
  }
}

/** Key of the registration's drafts, instead of a page's slug. */
const registrationDraftsKey = 'register'

/** Progress of the registration in this tab, in memory and in `sessionStorage` if available. */
interface ProgressStore {
  readonly get: (owner: string) => RegistrationProgress
  /** Updates the progress. */
  readonly note: (owner: string, change: Partial<RegistrationProgress>) => void
  /** Starts over, and removes the drafts of the previous page. */
  readonly restart: (owner: string) => void
  /** Ends the registration of a page, for example after its cancellation. Other registrations continue. */
  readonly endPage: (owner: string, slug: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the store of a tab's progress. */
export function createProgressStore(storage: Storage | undefined): ProgressStore {
  const listeners = new Set<() => void>()
  let current: RegistrationProgress | undefined
  const get = (owner: string) => {
    if (current?.owner !== owner) current = readProgress(storage, owner)
    return current
  }
  const set = (next: RegistrationProgress) => {
    current = next
    saveProgress(storage, next)
    for (const listener of listeners) listener()
  }
  const restart = (owner: string) => {
    removeDrafts(storage, registrationDraftsKey)
    set(createProgress(owner))
  }
  return {
    get,
    note: (owner, change) => set({ ...get(owner), ...change }),
    restart,
    endPage(owner, slug) {
      if (get(owner).page?.slug === slug) restart(owner)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let tabStore: ProgressStore | undefined

/** Returns this tab's store, created on first use. */
export function getTabProgress(): ProgressStore {
  tabStore ??= createProgressStore(getTabStorage())
  return tabStore
}
