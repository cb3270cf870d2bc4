import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer, stopServer } from '@milepost/config/server-process'
import { freePort } from '@milepost/config/free-port'
import { editDocument } from './edit-document.ts'
import { writeHostileContent } from './hostile-content.ts'
import { startPostBox } from './start-post-box.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

/** A sandbox and four processes of the built site on it, all on this machine and nowhere else. */
export interface AttackTarget {
  readonly root: string
  /** Answers everything without limits by address, so that each request reaches what it is meant for. May be framed by anybody. */
  readonly open: SiteProcess
  /** As operators run it, with its limits. */
  readonly limited: SiteProcess
  /** Another site, whose documents contain hostile addresses in every field. */
  readonly edited: SiteProcess
  /** For those who take their time, beside all the others. */
  readonly patient: SiteProcess
  readonly sandboxOrigin: string
  /** How many messages of forms the sites have sent on. */
  readonly messagesTaken: () => number
  /** Where the errors of the processes are written. */
  readonly logFolder: string
  readonly stop: () => Promise<void>
}

const tenants = {
  demo: { sites: 2, pages: 25, keepFiles: true, domains: ['localhost'], whitelist: '*' },
}

/** Starts everything that is attacked. */
export async function startAttackTarget(): Promise<AttackTarget> {
  const root = resolve(import.meta.dirname, '../../../../..')
  if (!existsSync(join(root, 'apps/site/build/serve.js'))) {
    throw new Error('There is no build of the site: npm run lab -- attack makes one.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'milepost-attack-'))
  const logFolder = join(root, 'reports/attack')
  mkdirSync(logFolder, { recursive: true })
  const content = join(folder, 'content')
  cpSync(join(root, 'apps/site/content'), content, { recursive: true })
  editDocument(join(content, 'tideline/custom_site/tideline.json'), (fields) => {
    fields['iframe'] = 'Yes'
  })
  writeHostileContent(join(content, 'summit'))

  const ports = await Promise.all(['open', 'limited', 'edited', 'patient'].map(() => freePort()))
  const [openPort = 0, limitedPort = 0, editedPort = 0, patientPort = 0] = ports
  const sandbox = await startServer({
    name: 'sandbox',
    script: join(root, 'packages/sandbox/src/cli.ts'),
    args: ['--port', '0', '--database', join(folder, 'sandbox.db')].concat(
      ['--content', content],
      ['--site-origin', `http://localhost:${openPort}`],
    ),
    timeoutMs: 120_000,
    verbose: false,
  })
  const postBox = await startPostBox()
  const shared = { SANDBOX_ORIGIN: sandbox.origin, FORMS_ORIGIN: postBox.origin }
  const framed = { TENANT: 'demo', TENANTS: JSON.stringify(tenants) }
  const start = (name: string, port: number, environment: Record<string, string>) =>
    startSiteProcess(root, {
      name,
      port,
      logFolder,
      environment: { ...shared, ...environment },
    })
  const [open, limited, edited, patient] = await Promise.all([
    start('open', openPort, { ...framed, SITE: 'tideline', RATE_LIMITS: 'off' }),
    start('limited', limitedPort, { SITE: 'tideline' }),
    start('edited', editedPort, { ...framed, SITE: 'summit', RATE_LIMITS: 'off' }),
    start('patient', patientPort, { SITE: 'tideline', RATE_LIMITS: 'off' }),
  ])
  return {
    root,
    open,
    limited,
    edited,
    patient,
    sandboxOrigin: sandbox.origin,
    messagesTaken: postBox.taken,
    logFolder,
    stop: async () => {
      await Promise.all([open, limited, edited, patient].map((site) => site.stop()))
      await Promise.all([stopServer(sandbox.process), postBox.stop()])
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
