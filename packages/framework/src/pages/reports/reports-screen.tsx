import { Button, Heading, Loading, Message, Section } from '@milepost/ui'
import { useEffect, useRef, useState } from 'react'
import { fillMessage } from '@milepost/supporter/messages'
import { useMessages, type AdminUser, useSession, useSessionActions } from '@milepost/supporter'
import { bringPlatform } from '../../frame/navigation/bring-platform.ts'
import { useSiteSettings } from '../../frame/use-site-settings.ts'
import type { ReportsAccess } from './open-reports.ts'
import type { Report } from './report.ts'
import { ReportScreen } from './report-screen.tsx'
import { reportsMessages } from './reports-messages.ts'
import { ReportsSignIn } from './reports-sign-in.tsx'
import * as styles from './reports.css.ts'
import type { ReportsView } from './reports-view.ts'
import type { ReportsProblem } from './reports-problem.ts'

/** Reads are many and long: an administrator waits longer than a visitor. */
const patience = { timeoutMs: 15_000, deadlineMs: 40_000 }

/**
 * The reports: signing in, reading, showing. The password stays in this component's memory and goes
 * with it (decisions: secrets in the browser).
 */
export function ReportsScreen({ view }: { view: ReportsView }) {
  const words = useMessages(reportsMessages)
  const { tell } = useSessionActions()
  const site = useSiteSettings()
  const { adminUser } = useSession()
  const access = useRef<ReportsAccess>(undefined)
  const leaving = useRef<AbortController>(undefined)
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState<ReportsProblem>()
  const [isReading, setIsReading] = useState(false)

  useEffect(() => () => leaving.current?.abort(), [])

  async function read(): Promise<void> {
    leaving.current?.abort()
    const controller = new AbortController()
    leaving.current = controller
    setIsReading(true)
    setProblem(undefined)
    try {
      setReport(await access.current?.read(controller.signal))
    } catch (error) {
      const { reportsProblem } = await import('./reports-problem.ts')
      if (!controller.signal.aborted) setProblem(reportsProblem(error))
    } finally {
      if (leaving.current === controller) setIsReading(false)
    }
  }

  async function signIn(name: string, password: string): Promise<ReportsProblem | undefined> {
    try {
      const { basicToken } = await import('./open-reports.ts')
      await enter({ name, token: basicToken(name, password) })
    } catch (error) {
      const { reportsProblem } = await import('./reports-problem.ts')
      return reportsProblem(error)
    }
    await read()
    return undefined
  }

  async function enter(admin: AdminUser): Promise<void> {
    if (site === undefined) throw new Error('The site is not loaded')
    const [{ openReports }, platform] = await Promise.all([
      import('./open-reports.ts'),
      bringPlatform(site.session, patience),
    ])
    access.current = await openReports(platform, view, { token: admin.token })
    await tell({ type: 'adminSignedIn', adminUser: admin })
  }

  /** Whoever has looked at another page in between needs no password again. */
  async function resume(admin: AdminUser): Promise<void> {
    setIsReading(true)
    try {
      await enter(admin)
    } catch {
      setIsReading(false)
      signOut()
      return
    }
    await read()
  }

  function signOut() {
    leaving.current?.abort()
    access.current = undefined
    void tell({ type: 'adminSignedOut' })
    setReport(undefined)
    setProblem(undefined)
  }

  if (report !== undefined) {
    return (
      <ReportScreen
        report={report}
        view={view}
        isReading={isReading}
        problem={problem === undefined ? undefined : words[problem]}
        onRefresh={() => void read()}
        onSignOut={signOut}
      />
    )
  }
  return (
    <Section>
      <div className={styles.verticalList}>
        <div className={styles.part}>
          <Heading level={1} size="h2">
            {words.title}
          </Heading>
          <p>{words.intro}</p>
        </div>
        {isReading ? <Loading>{words.opening}</Loading> : null}
        {!isReading && problem !== undefined ? (
          <Message tone="error">
            <p>{words[problem]}</p>
            <Button emphasis="secondary" size="small" onClick={() => void read()}>
              {words.retry}
            </Button>
          </Message>
        ) : null}
        {!isReading && problem === undefined && adminUser !== undefined ? (
          <div>
            <Button onClick={() => void resume(adminUser)}>
              {fillMessage(words.continue, { name: adminUser.name })}
            </Button>
          </div>
        ) : null}
        {isReading || problem !== undefined ? null : <ReportsSignIn onSignIn={signIn} />}
      </div>
    </Section>
  )
}
