import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoggedIn } from '../session/roles.ts'
import { useSession } from '../session/use-session.ts'
import { tabProgress } from './progress-store.ts'
import {
  newProgress,
  type RegistrationProgress,
  type RegistrationStep,
  registrationSteps,
  shownStep,
} from './registration-progress.ts'
import type { RegistrationView } from './registration-view.ts'

/** Where somebody stands in their registration, and how they go on. */
export interface Registration {
  readonly steps: readonly RegistrationStep[]
  readonly step: RegistrationStep
  readonly progress: RegistrationProgress
  /** Notes what has been reached. */
  readonly note: (change: Partial<RegistrationProgress>) => void
  /** Goes to the step after the one that is shown. */
  readonly goOn: () => void
  /** Begins another page. */
  readonly restart: () => void
}

const nobody = newProgress('')

/** The registration of whoever is signed in, kept in this tab. */
export function useRegistration({ asks }: RegistrationView): Registration {
  const session = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = isLoggedIn(session)
  const owner = session.user?.id ?? ''
  const progress = useSyncExternalStore(
    (listener) => tabProgress().subscribe(listener),
    () => tabProgress().get(owner),
    () => nobody,
  )
  // Teams take no password for a token (Spec §5).
  const mayTeam = asks.team && session.user?.authType !== 'Basic'
  const steps = registrationSteps.filter(
    (name) => (name !== 'team' || mayTeam) && (name !== 'give' || asks.selfDonation),
  )
  const asked = new URLSearchParams(search).get('step')
  const step = shownStep(steps, { asked, isSignedIn, progress })
  return {
    steps,
    step,
    progress,
    note: (change) => tabProgress().note(owner, change),
    goOn() {
      const next = steps[steps.indexOf(step) + 1] ?? 'done'
      const reached = tabProgress().get(owner).step
      if (steps.indexOf(next) > steps.indexOf(reached)) tabProgress().note(owner, { step: next })
      void navigate(`/register?step=${next}`, { preventScrollReset: true })
    },
    restart() {
      tabProgress().restart(owner)
      void navigate('/register')
    },
  }
}
