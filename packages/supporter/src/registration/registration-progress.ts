import { asRecord } from '../browser-store/as-record.ts'

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
export function newProgress(owner: string): RegistrationProgress {
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
  const fresh = newProgress(owner)
  const stored = asRecord(parsed(storage)) ?? {}
  if (stored['owner'] !== owner) return fresh
  const page = asRecord(stored['page'])
  const step = registrationSteps.find((name) => name === stored['step']) ?? 'page'
  const slug = text(page?.['slug'])
  // A finished registration is discarded, and the next one starts over.
  if (step === 'account') return fresh
  return {
    ...fresh,
    attemptedSlug: text(stored['attemptedSlug']),
    hasAnswers: stored['hasAnswers'] === true,
    ...(slug === undefined
      ? {}
      : {
          step,
          isChecked: false,
          page: {
            slug,
            id: text(page?.['id']) ?? '',
            name: text(page?.['name']) ?? slug,
            donationUrl: text(page?.['donationUrl']) ?? '',
          },
        }),
  }
}

/** Stores the progress. If storage is full or blocked, does nothing. */
export function saveProgress(
  storage: ProgressStorage | undefined,
  progress: RegistrationProgress,
): void {
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
export function shownStep(
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

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function parsed(storage: ProgressStorage | undefined): unknown {
  try {
    return JSON.parse(storage?.getItem(storageKey) ?? 'null')
  } catch {
    return undefined
  }
}
