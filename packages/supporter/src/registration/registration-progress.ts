import { asRecord } from '../browser-store/as-record.ts'

/** The steps, in their order; a site leaves some of them out. */
export const registrationSteps = ['account', 'page', 'team', 'story', 'give', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** How far somebody has come: kept in this tab, so that a reload loses nothing. */
export interface RegistrationProgress {
  /** Who answered; for anybody else the form begins empty. */
  readonly owner: string
  /** The furthest step. */
  readonly step: RegistrationStep
  /** The address that a page was asked for under, known before it is asked. */
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
  /** Whether the page is known to be there: what was kept by an earlier load of the site is asked for first. */
  readonly isChecked: boolean
}

const storageKey = 'milepost:registration'
type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The progress of somebody who has just begun. */
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

/** Reads how far somebody has come; whatever is stored, a whole progress comes out. */
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
  // A registration that is over is over: the next one begins anew.
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
    // This tab goes on with what it has in memory.
  }
}

/**
 * The step that is shown: the one that is asked for where it can be, else as far as somebody has come.
 * Once a page is made there is no way back to making it.
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
 * Whether a registration that reached its end is over: whoever opens the start again, and none of its
 * steps, begins another page. A reload of the end shows the end.
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
