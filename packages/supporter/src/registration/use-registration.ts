import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useHost, usePlace } from '../host/host-context.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import {
  isRegistrationFinished,
  newProgress,
  type RegistrationProgress,
  type RegistrationStep,
  registrationSteps,
  shownStep,
  tabProgress,
} from './registration-progress.ts'
import type { RegistrationView } from './registration-view.ts'

/** State of a registration, and its actions. */
export interface Registration {
  readonly steps: readonly RegistrationStep[]
  readonly step: RegistrationStep
  readonly progress: RegistrationProgress
  /** Whether the page of this registration was cancelled, so it starts over. */
  readonly wasCancelled: boolean
  /** Updates the progress. */
  readonly note: (change: Partial<RegistrationProgress>) => void
  /** Navigates to the next step. */
  readonly goOn: () => void
  /** Ends the registration, because its page was cancelled. */
  readonly endPage: (slug: string) => void
  /** Starts another registration. */
  readonly restart: () => void
}

const nobody = newProgress('')

/** Returns the signed-in user's registration in this tab. */
export function useRegistration({ asks }: RegistrationView): Registration {
  const session = useSession()
  const { search } = usePlace()
  const { navigate, paths } = useHost()
  const isSignedIn = isLoggedIn(session)
  const owner = session.user?.id ?? ''
  const kept = useSyncExternalStore(
    (listener) => tabProgress().subscribe(listener),
    () => tabProgress().get(owner),
    () => nobody,
  )
  const asked = new URLSearchParams(search).get('step')
  const isFinished = isRegistrationFinished(kept, asked)
  const progress = isFinished ? newProgress(owner) : kept
  useEffect(() => {
    if (isFinished) tabProgress().restart(owner)
  }, [isFinished, owner])
  const [wasCancelled, setWasCancelled] = useState(false)
  const { platform } = useSessionActions()
  const endPage = useCallback(
    (slug: string) => {
      tabProgress().endPage(owner, slug)
      setWasCancelled(true)
    },
    [owner],
  )
  // The stored page may have been cancelled since.
  const unchecked = isSignedIn && !progress.isChecked ? progress.page?.slug : undefined
  useEffect(() => {
    if (unchecked === undefined) return
    async function check(slug: string) {
      const { isPageCancelled } = await import('../editing/to-save-errors.ts')
      return isPageCancelled(await platform(), slug)
    }
    check(unchecked).then(
      (isCancelled) =>
        isCancelled ? endPage(unchecked) : tabProgress().note(owner, { isChecked: true }),
      () => tabProgress().note(owner, { isChecked: true }),
    )
  }, [unchecked, owner, platform, endPage])
  // Team calls do not support Basic authentication (Spec §5).
  const mayTeam = asks.team && session.user?.authType !== 'Basic'
  const steps = registrationSteps.filter(
    (name) => (name !== 'team' || mayTeam) && (name !== 'give' || asks.selfDonation),
  )
  const step = shownStep(steps, { asked, isSignedIn, progress })
  return {
    steps,
    step,
    progress,
    wasCancelled,
    note: (change) => tabProgress().note(owner, change),
    goOn() {
      const next = steps[steps.indexOf(step) + 1] ?? 'done'
      const reached = tabProgress().get(owner).step
      // The last step is recorded when it is shown: navigation is asynchronous, and with `done`, a URL without a step would
      // start a new registration.
      if (next !== 'done' && steps.indexOf(next) > steps.indexOf(reached)) {
        tabProgress().note(owner, { step: next })
      }
      void navigate(paths.register(next), { preventScrollReset: true })
    },
    endPage,
    restart() {
      tabProgress().restart(owner)
      void navigate(paths.register())
    },
  }
}
