import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useHost, useHostLocation } from '../host/host-context.ts'
import { isLoggedIn } from '../session/roles.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import {
  isRegistrationFinished,
  createProgress,
  type RegistrationProgress,
  type RegistrationStep,
  registrationSteps,
  getShownStep,
  getTabProgress,
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

const emptyProgress = createProgress('')

/** Returns the signed-in user's registration in this tab. */
export function useRegistration({ asks }: RegistrationView): Registration {
  const session = useSession()
  const { search } = useHostLocation()
  const { navigate, paths } = useHost()
  const isSignedIn = isLoggedIn(session)
  const owner = session.user?.id ?? ''
  const kept = useSyncExternalStore(
    (listener) => getTabProgress().subscribe(listener),
    () => getTabProgress().get(owner),
    () => emptyProgress,
  )
  const asked = new URLSearchParams(search).get('step')
  const isFinished = isRegistrationFinished(kept, asked)
  const progress = isFinished ? createProgress(owner) : kept
  useEffect(() => {
    if (isFinished) getTabProgress().restart(owner)
  }, [isFinished, owner])
  const [wasCancelled, setWasCancelled] = useState(false)
  const { platform } = useSessionActions()
  const endPage = useCallback(
    (slug: string) => {
      getTabProgress().endPage(owner, slug)
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
        isCancelled ? endPage(unchecked) : getTabProgress().note(owner, { isChecked: true }),
      () => getTabProgress().note(owner, { isChecked: true }),
    )
  }, [unchecked, owner, platform, endPage])
  // Team calls do not support Basic authentication (Spec §5).
  const mayTeam = asks.team && session.user?.authType !== 'Basic'
  const steps = registrationSteps.filter(
    (name) => (name !== 'team' || mayTeam) && (name !== 'give' || asks.selfDonation),
  )
  const step = getShownStep(steps, { asked, isSignedIn, progress })
  return {
    steps,
    step,
    progress,
    wasCancelled,
    note: (change) => getTabProgress().note(owner, change),
    goOn() {
      const next = steps[steps.indexOf(step) + 1] ?? 'done'
      const reached = getTabProgress().get(owner).step
      // The last step is recorded when it is shown: navigation is asynchronous, and with `done`, a URL without a step would
      // start a new registration.
      if (next !== 'done' && steps.indexOf(next) > steps.indexOf(reached)) {
        getTabProgress().note(owner, { step: next })
      }
      void navigate(paths.register(next), { preventScrollReset: true })
    },
    endPage,
    restart() {
      getTabProgress().restart(owner)
      void navigate(paths.register())
    },
  }
}
