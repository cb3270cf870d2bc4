import { Button, LinkButton, Loading, Message, ShareBar, shareOptions } from '@milepost/ui'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { usePlatformSupport, useHost, useMessages, useHostLocation } from '../host/host-context.ts'
import { useHydrated } from '../host/use-hydrated.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { GiveStep } from './give-step.tsx'
import { type RegistrationView, removeUnsupportedParts } from './registration-view.ts'
import { registrationMessages } from './registration-messages.ts'
import type { RegistrationStep } from './registration-progress.ts'
import * as styles from './registration.css.ts'
import { StoryStep } from './story-step.tsx'
import { TeamStep } from './team-step.tsx'
import { type Registration, useRegistration } from './use-registration.ts'
import { HostAccountPanel } from '../account/account-panel.tsx'
import type { AccountView } from '../host/supporter-host.ts'
import { useSession } from '../session/use-session.ts'
import { teamMessages } from '../teams/team-messages.ts'
import { PageForm } from './page-form.tsx'
import { useShareBarMessages } from '../share/use-share-bar-messages.ts'

const stepTitleKeys = {
  account: 'accountTitle',
  page: 'pageTitle',
  team: 'teamTitle',
  story: 'storyTitle',
  give: 'giveTitle',
  done: 'doneTitle',
} as const satisfies Record<RegistrationStep, keyof typeof registrationMessages.english>

/** Registration in steps, from signing up to the published page. */
export function RegistrationScreen({
  view: given,
  onStep,
}: {
  view: RegistrationView
  /** Receives the title of the current step, such as `Step 2 of 4: Your page`, for the document's title. */
  onStep?: ((title: string) => void) | undefined
}) {
  const can = usePlatformSupport()
  const view = useMemo(() => removeUnsupportedParts(given, can), [given, can])
  const messages = useMessages(registrationMessages)
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
  const count = fillMessage(messages.stepOf, { step: position, count: steps.length })
  const stepTitle = `${count}: ${messages[stepTitleKeys[step]]}`
  useEffect(() => onStep?.(stepTitle), [onStep, stepTitle])
  return (
    <div className={styles.layout}>
      <div className={styles.header}>
        <p className={styles.stepCount}>
          {messages.title} · {count}
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
          {isHydrated ? messages[stepTitleKeys[step]] : messages.title}
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
          <Loading>{messages.loading}</Loading>
          <noscript>
            <Message>
              <p>{messages.needsScript}</p>
            </Message>
          </noscript>
        </>
      )}
    </div>
  )
}

/** Step to sign up or sign in. The registration continues automatically afterwards. */
function AccountStep() {
  const messages = useMessages(registrationMessages)
  const { paths } = useHost()
  const [view, setView] = useState<AccountView>('signUp')
  return (
    <>
      <p className={styles.paragraph}>{messages.accountText}</p>
      <Suspense fallback={null}>
        <HostAccountPanel
          key={view}
          view={view}
          onView={setView}
          onDone={() => undefined}
          returnTo={paths.register()}
        />
      </Suspense>
    </>
  )
}

/** Step for the page: name, slug, and the site's questions. */
function PageStep(props: { view: RegistrationView; registration: Registration }) {
  const messages = useMessages(registrationMessages)
  const teamTexts = useMessages(teamMessages)
  const { paths } = useHost()
  const { pages, preselectedTeam } = useSession()
  const { page } = props.registration.progress
  const canTeam = usePlatformSupport()('teams')
  const before = pages.find(({ data, slug }) => data.active && slug !== page?.slug)
  return (
    <>
      {props.registration.wasCancelled && page === undefined ? (
        <Message tone="warning">{messages.pageCancelled}</Message>
      ) : null}
      {page === undefined ? null : <Message tone="success">{messages.pageMade}</Message>}
      {before === undefined || page !== undefined ? null : (
        <Message>
          <p>{fillMessage(messages.hasPage, { name: before.data.name })}</p>
          {preselectedTeam === undefined || !canTeam ? null : (
            <LinkButton href={paths.team(preselectedTeam)} size="small" emphasis="secondary">
              {teamTexts.invitedWithPage}
            </LinkButton>
          )}
        </Message>
      )}
      <PageForm {...props} />
    </>
  )
}

/** Last step, with links to the finished page. */
function DoneStep({ registration: { progress, note, restart } }: { registration: Registration }) {
  const messages = useMessages(registrationMessages)
  const { paths, settings } = useHost()
  const isNoted = progress.step === 'done'
  useEffect(() => {
    if (!isNoted) note({ step: 'done' })
  }, [isNoted, note])
  const hasGiven = new URLSearchParams(useHostLocation().search).has('donation-id')
  const slug = progress.page?.slug ?? ''
  const url = settings.origin + paths.page(slug)
  const edit = paths.editPage(slug)
  const poster = paths.poster(slug)
  const shareTexts = useShareBarMessages()
  return (
    <>
      {hasGiven ? <Message tone="success">{messages.doneThanks}</Message> : null}
      <p className={styles.paragraph}>{messages.doneText}</p>
      <ShareBar
        {...shareTexts}
        options={shareOptions({ url, title: progress.page?.name ?? '' })}
        url={url}
        label={messages.share}
      />
      <div className={styles.actions}>
        <LinkButton href={paths.page(slug)}>{messages.see}</LinkButton>
        {edit === undefined ? null : (
          <LinkButton href={edit} emphasis="secondary">
            {messages.edit}
          </LinkButton>
        )}
        {poster === undefined ? null : (
          <LinkButton href={poster} emphasis="secondary">
            {messages.poster}
          </LinkButton>
        )}
        <Button emphasis="tertiary" onClick={restart}>
          {messages.another}
        </Button>
      </div>
    </>
  )
}
