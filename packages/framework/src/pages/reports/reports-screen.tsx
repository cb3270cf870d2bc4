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
import { bringPlatform } from '../../frame/navigation/bring-platform.ts'
import { useSiteSettings } from '../../frame/site-settings.ts'
import type { ReportsAccess } from './open-reports.ts'
import { ReportScreen } from './report-screen.tsx'

/** One of the lists that a site's reports have, in an editor's words; '' for the product's own. */
export interface ReportPart {
  kind: 'pages' | 'donations' | 'teams' | 'fitness'
  title: string
  text: string
}

/** Settings of the reports page before sign-in. */
export interface ReportsView {
  /** The parts of the report, in the order of the document. */
  parts: ReportPart[]
  projects: ReportProject[]
  /** Whose reports they are; empty when the site does not say: the platform is asked then. */
  charity: string
  /** The currency where the platform gives none. */
  currency: string
  /** Labels of a total's breakdown. */
  addsUp: {
    title: string
    /** One part of a total, with `{name}` and `{amount}`. */
    item: string
    /** Sentences about what this site excludes from all totals. */
    leftOut: string[]
  }
  country: string
  siteName: string
  /** The site tells how its total is shown on other sites. */
  hasEmbedPage: boolean
}

interface ReportsSignInProps {
  /** Answers with what went wrong, if anything. */
  onSignIn: (name: string, password: string) => Promise<ReportsProblem | undefined>
}

/** Asks an administrator for name and password; what was typed stays when it is refused. */
function ReportsSignIn({ onSignIn }: ReportsSignInProps) {
  const words = useMessages(reportsMessages)
  const form = useForm({
    initial: { name: '', password: '' },
    rules: { name: required(words.required), password: required(words.required) },
  })
  return (
    <Form
      form={form}
      method="post"
      className={styles.signIn}
      onSubmit={async ({ name, password }) => {
        const problem = await onSignIn(name.trim(), password)
        return problem === undefined ? undefined : { formErrors: [words[problem]] }
      }}
      failureMessage={words.failed}
    >
      <noscript>
        <Message>
          <p>{words.needsScript}</p>
        </Message>
      </noscript>
      <FormErrors />
      <TextField name="name" label={words.name} autoComplete="username" />
      <PasswordField
        name="password"
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
      />
      <p className={styles.note}>{words.kept}</p>
      <div>
        <SubmitButton needsScript>{words.signIn}</SubmitButton>
      </div>
    </Form>
  )
}

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

  /** Keeps the administrator signed in after visiting other pages in between. */
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
