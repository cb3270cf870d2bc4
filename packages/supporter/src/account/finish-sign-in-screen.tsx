import { LinkButton, Loading } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useHost, useMessages } from '../host/host-context.ts'
import { useSessionScope } from '../session/use-session.ts'
import { accountMessages } from './account-messages.ts'
import * as styles from './account.css.ts'
import type { SignInProblem } from './finish-sign-in.ts'

/** Redirect target of the identity service. Exchanges the authorization code for a session. */
export function FinishSignInScreen() {
  const messages = useMessages(accountMessages)
  const scope = useSessionScope()
  const { navigate, paths } = useHost()
  const [problem, setProblem] = useState<SignInProblem>()
  useEffect(() => {
    let isHere = true
    void (async () => {
      const [{ finishSignIn }, ready] = await Promise.all([import('./finish-sign-in.ts'), scope()])
      const outcome = await finishSignIn(ready)
      if (!isHere) return
      if ('problem' in outcome) setProblem(outcome.problem)
      else void navigate(outcome.returnTo, { replace: true })
    })().catch(() => {
      if (isHere) setProblem({ kind: 'failed', returnTo: paths.home() })
    })
    return () => {
      isHere = false
    }
  }, [navigate, paths, scope])
  const isCancelled = problem?.kind === 'cancelled'
  return (
    <div className={styles.page}>
      {problem === undefined ? (
        <div className={styles.loadingArea}>
          <Loading>{messages.finishing}</Loading>
        </div>
      ) : (
        <>
          <h1 className={styles.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
            {isCancelled ? messages.signInCancelled : messages.signInFailed}
          </h1>
          <p className={styles.paragraph}>
            {isCancelled
              ? messages.signInCancelledText
              : problem.kind === 'expired'
                ? messages.signInExpiredText
                : messages.signInFailedText}
          </p>
          <LinkButton
            href={`${paths.account('signIn')}?redirect=${encodeURIComponent(problem.returnTo)}`}
          >
            {messages.tryAgain}
          </LinkButton>
        </>
      )}
    </div>
  )
}
