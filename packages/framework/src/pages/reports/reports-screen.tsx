import type { Report, ReportProject } from './read-report.ts'
import { FormErrors, PasswordField, SubmitButton, TextField } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { type AdminUser, useMessages, useSession, useSessionActions } from '@milepost/supporter'
import { Button, Heading, Loading, Message, Section } from '@milepost/ui'
import { reportsMessages } from './reports-messages.ts'
import type { ReportsProblem } from './reports-problem.ts'
import * as styles from './reports.css.ts'
import { useEffect, useRef, useState } from 'react'
import { fillMessage } from '@milepost/supporter/messages'
import { createBrowserPlatform } from '../../frame/navigation/create-browser-platform.ts'
import { useSiteSettings } from '../../frame/site-settings.ts'
import type { ReportsAccess } from './open-reports.ts'
import { ReportScreen } from './report-screen.tsx'

/** Section of the reports. Empty texts are replaced with the default. */
export interface ReportPart {
  kind: 'pages' | 'donations' | 'teams' | 'fitness'
  title: string
  text: string
}

/** Settings of the reports page before sign-in. */
export interface ReportsView {
  /** Sections, in the document's order. */
  parts: ReportPart[]
  projects: ReportProject[]
  /** Id of the charity; `''` to read it from the platform. */
  charity: string
  /** Currency if the platform returns none. */
  currency: string
  /** Texts of a total's breakdown. */
  addsUp: {
    title: string
    /** Text of a share, with `{name}` and `{amount}`. */
    item: string
    /** Sentences about exclusions from all totals. */
    exclusions: string[]
  }
  country: string
  siteName: string
  /** Id of the site, for the names of files. */
  site: string
  /** Whether the site has a page with the embed code. */
  hasEmbedPage: boolean
}

interface ReportsSignInProps {
  /** Signs in. Returns the problem if that failed. */
  onSignIn: (name: string, password: string) => Promise<ReportsProblem | undefined>
}

/** Sign-in form for administrators, which keeps its input if the sign-in fails. */
function ReportsSignIn({ onSignIn }: ReportsSignInProps) {
  const messages = useMessages(reportsMessages)
  const form = useForm({
    initial: { name: '', password: '' },
    rules: { name: required(messages.required), password: required(messages.required) },
  })
  return (
    <Form
      form={form}
      method="post"
      className={styles.signIn}
      onSubmit={async ({ name, password }) => {
        const problem = await onSignIn(name.trim(), password)
        return problem === undefined ? undefined : { formErrors: [messages[problem]] }
      }}
      failureMessage={messages.failed}
    >
      <noscript>
        <Message>
          <p>{messages.needsScript}</p>
        </Message>
      </noscript>
      <FormErrors />
      <TextField name="name" label={messages.name} autoComplete="username" />
      <PasswordField
        name="password"
        label={messages.password}
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
        autoComplete="current-password"
      />
      <p className={styles.note}>{messages.kept}</p>
      <div>
        <SubmitButton needsScript>{messages.signIn}</SubmitButton>
      </div>
    </Form>
  )
}

/** Timeouts of platform calls, longer than for visitors because reports require many large reads. */
const reportTimeouts = { timeoutMs: 15_000, deadlineMs: 40_000 }

/**
 * Reports page: sign-in form, loading message and report. Keeps the password only in the component's memory (decisions:
 * secrets in the browser).
 */
export function ReportsScreen({ view }: { view: ReportsView }) {
  const messages = useMessages(reportsMessages)
  const { dispatch } = useSessionActions()
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
      const { getReportsProblem: reportsProblem } = await import('./reports-problem.ts')
      if (!controller.signal.aborted) setProblem(reportsProblem(error))
    } finally {
      if (leaving.current === controller) setIsReading(false)
    }
  }

  async function signIn(name: string, password: string): Promise<ReportsProblem | undefined> {
    try {
      const { createBasicToken: basicToken } = await import('./open-reports.ts')
      await openReportsFor({ name, token: basicToken(name, password) })
    } catch (error) {
      const { getReportsProblem: reportsProblem } = await import('./reports-problem.ts')
      return reportsProblem(error)
    }
    await read()
    return undefined
  }

  async function openReportsFor(admin: AdminUser): Promise<void> {
    if (site === undefined) throw new Error('The site is not loaded')
    const [{ openReports }, platform] = await Promise.all([
      import('./open-reports.ts'),
      createBrowserPlatform(site.session, reportTimeouts),
    ])
    access.current = await openReports(platform, view, { token: admin.token })
    await dispatch({ type: 'adminSignedIn', adminUser: admin })
  }

  /** Opens the reports for an administrator who is still signed in. */
  async function resume(admin: AdminUser): Promise<void> {
    setIsReading(true)
    try {
      await openReportsFor(admin)
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
    void dispatch({ type: 'adminSignedOut' })
    setReport(undefined)
    setProblem(undefined)
  }

  if (report !== undefined) {
    return (
      <ReportScreen
        report={report}
        view={view}
        isReading={isReading}
        problem={problem === undefined ? undefined : messages[problem]}
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
            {messages.title}
          </Heading>
          <p>{messages.intro}</p>
        </div>
        {isReading ? <Loading>{messages.opening}</Loading> : null}
        {!isReading && problem !== undefined ? (
          <Message tone="error">
            <p>{messages[problem]}</p>
            <Button emphasis="secondary" size="small" onClick={() => void read()}>
              {messages.retry}
            </Button>
          </Message>
        ) : null}
        {!isReading && problem === undefined && adminUser !== undefined ? (
          <div>
            <Button onClick={() => void resume(adminUser)}>
              {fillMessage(messages.continue, { name: adminUser.name })}
            </Button>
          </div>
        ) : null}
        {isReading || problem !== undefined ? null : <ReportsSignIn onSignIn={signIn} />}
      </div>
    </Section>
  )
}
