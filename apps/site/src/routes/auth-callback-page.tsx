import { Loading, LinkButton, Section } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountMessages } from '../account/account-messages.ts'
import type { SignInProblem } from '../account/finish-sign-in.ts'
import * as styles from '../account/account.css.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useSessionScope } from '../session/use-session-scope.ts'
import { PageHead } from '../layout/page-head.tsx'
import type { PageHandle } from '../services/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

/** Where the identity service leads back to: its code becomes a session. */
export default function AuthCallbackPage() {
  const words = useMessages(accountMessages)
  const scope = useSessionScope()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<SignInProblem>()
  useEffect(() => {
    let isHere = true
    void (async () => {
      const [{ finishSignIn }, ready] = await Promise.all([
        import('../account/finish-sign-in.ts'),
        scope(),
      ])
      const outcome = await finishSignIn(ready)
      if (!isHere) return
      if ('problem' in outcome) setProblem(outcome.problem)
      else void navigate(outcome.returnTo, { replace: true })
    })().catch(() => {
      if (isHere) setProblem({ kind: 'failed', returnTo: '/' })
    })
    return () => {
      isHere = false
    }
  }, [navigate, scope])
  const isCancelled = problem?.kind === 'cancelled'
  return (
    <>
      <PageHead title={words.signIn} path="/auth/callback" noIndex />
      <Section>
        <div className={styles.page} aria-live="polite">
          {problem === undefined ? (
            <div className={styles.waiting}>
              <Loading>{words.finishing}</Loading>
            </div>
          ) : (
            <>
              <h1 className={styles.title}>
                {isCancelled ? words.signInCancelled : words.signInFailed}
              </h1>
              <p className={styles.text}>
                {isCancelled
                  ? words.signInCancelledText
                  : problem.kind === 'expired'
                    ? words.signInExpiredText
                    : words.signInFailedText}
              </p>
              <LinkButton href={`/sign-in?redirect=${encodeURIComponent(problem.returnTo)}`}>
                {words.tryAgain}
              </LinkButton>
            </>
          )}
        </div>
      </Section>
    </>
  )
}
