import { asRecord } from '../browser-store/as-record.ts'

/** The steps, in their order; a site leaves some of them out. */
export const registrationSteps = ['account', 'page', 'team', 'story', 'give', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** Progress of a registration, stored in this tab, so that a reload keeps it. */
export interface RegistrationProgress {
  /** User who answered; for other users the form starts empty. */
  readonly owner: string
  /** The furthest step. */
  readonly step: RegistrationStep
  /** Requested slug of the page, known before the request. */
  readonly attemptedSlug: string | undefined
  /** The page, once it is made. */
  readonly page:
    | {
        readonly slug: string
        readonly id: string
        readonly name: string
        readonly donationUrl: string
      }
    | undefined
  /** Whether everything that was answered has been kept with the page. */
  readonly hasAnswers: boolean
  /** Whether the page is known to exist. Stored progress of an earlier page load is verified first. */
  readonly isChecked: boolean
}

const storageKey = 'milepost:registration'
type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Progress of a new registration. */
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

/** Parses stored progress. Any stored value results in valid progress. */
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
  // A finished registration is over, so the next one starts from scratch.
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

/** Keeps it. Storage that is full or forbidden keeps nothing, and nothing breaks. */
export function keepProgress(
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
 * Returns the current step: the requested one if it is reachable, otherwise the furthest. A created page cannot be
 * created again.
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
 * Whether a finished registration is over: opening the start without a step begins another page. Reloading the last
 * step shows it again.
 */
export function isOver({ step, page }: RegistrationProgress, asked: string | null): boolean {
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
