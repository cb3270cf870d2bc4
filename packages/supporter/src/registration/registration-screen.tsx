import { Loading, Message } from '@milepost/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useCan } from '../host/use-can.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { fillMessage } from '../messages/fill-message.ts'
import { useMessages } from '../host/use-messages.ts'
import { AccountStep } from './account-step.tsx'
import { DoneStep } from './done-step.tsx'
import { GiveStep } from './give-step.tsx'
import { PageStep } from './page-step.tsx'
import { supportedRegistration } from './supported-registration.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationStep } from './registration-progress.ts'
import type { RegistrationView } from './registration-view.ts'
import * as styles from './registration.css.ts'
import { StoryStep } from './story-step.tsx'
import { TeamStep } from './team-step.tsx'
import { useRegistration } from './use-registration.ts'

const titles = {
  account: 'accountTitle',
  page: 'pageTitle',
  team: 'teamTitle',
  story: 'storyTitle',
  give: 'giveTitle',
  done: 'doneTitle',
} as const satisfies Record<RegistrationStep, keyof typeof registrationMessages.english>

/** Registration in steps, from signing up to the published page. */
export function RegistrationScreen({
  view: wanted,
  onStep,
}: {
  view: RegistrationView
  /** Receives the title of the current step, such as `Step 2 of 4: Your page`, for the document's title. */
  onStep?: ((title: string) => void) | undefined
}) {
  const can = useCan()
  const view = useMemo(() => supportedRegistration(wanted, can), [wanted, can])
  const words = useMessages(registrationMessages)
  const isHydrated = useHydrated()
  const registration = useRegistration(view)
  const { step, steps, progress } = registration
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const hadBegun = useRef(isHydrated)
  useEffect(() => {
    const byPerson = hadBegun.current
    hadBegun.current = isHydrated
    if (shown.current === step) return
    shown.current = step
    // The first step is restored from storage, so the focus stays at the top of the page.
    if (!byPerson) return
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step, isHydrated])
  const position = steps.indexOf(step) + 1
  const count = fillMessage(words.stepOf, { step: position, count: steps.length })
  const stepTitle = `${count}: ${words[titles[step]]}`
  useEffect(() => onStep?.(stepTitle), [onStep, stepTitle])
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <p className={styles.count}>
          {words.title} · {count}
        </p>
        <div className={styles.progressBars} aria-hidden="true">
          {steps.map((name, index) => (
            <span
              key={name}
              className={styles.progressBar}
              data-reached={index < position ? '' : undefined}
            />
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {isHydrated ? words[titles[step]] : words.title}
        </h1>
      </div>
      {isHydrated && (progress.isChecked || step === 'account') ? (
        <div key={step} className={styles.step}>
          {step === 'account' ? <AccountStep /> : null}
          {step === 'page' ? <PageStep view={view} registration={registration} /> : null}
          {step === 'team' ? <TeamStep view={view} registration={registration} /> : null}
          {step === 'story' ? <StoryStep view={view} registration={registration} /> : null}
          {step === 'give' ? <GiveStep view={view} registration={registration} /> : null}
          {step === 'done' ? <DoneStep registration={registration} /> : null}
        </div>
      ) : (
        <>
          <Loading>{words.loading}</Loading>
          <noscript>
            <Message>
              <p>{words.needsScript}</p>
            </Message>
          </noscript>
        </>
      )}
    </div>
  )
}
