import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { outsideDocuments } from '@milepost/config/outside-documents'
import { freePort } from '@milepost/config/free-port'
import { type Browser, chromium } from 'playwright'
import { addPledge } from './add-pledge.ts'
import {
  give,
  checkWelsh,
  checkWhileEditing,
  checkOwnComponents,
  checkOwnStyles,
  checkOwnPages,
  checkOwnSections,
} from './agency-journeys.ts'
import { catalogVersion, runIn, writeReadmeFiles } from './application.ts'
import { writeDocumentedModules } from './documented-modules.ts'
import { addSection, checkCommands, milepost } from './milepost-command.ts'
import { changedWords, expectInstalled, nextVersions } from './versions-to-publish.ts'
import { withSandbox } from './with-sandbox.ts'
import { withServer } from './with-server.ts'

const content = join(import.meta.dirname, '../../../../apps/site/content')
const sites = ['tideline', 'summit']
/** What only the documentation's examples need. */
const ofExamples = ['@tanstack/react-query', 'msw']
const ownFont = 'fraunces-600.woff2'

/** A site that was created. */
interface CreatedSite {
  folder: string
  /** All that its commands are told by environment. */
  environment: NodeJS.ProcessEnv
}

/** What a site is acted on with. */
interface Stage {
  browser: Browser
  /** Where it listens. */
  origin: string
  sandboxOrigin: string
  /** Serves the build of one of the sites while something is done. */
  serve: (site: string, work: () => Promise<void>) => Promise<void>
}

/**
 * Makes a site that was created an agency's: adds the very files that the README of `@milepost/framework` and its guides
 * show (sections, a header, a page, a look and a language of its own), and the content of both demo sites. Builds it, serves
 * both from that one build, and acts on each in Chromium. Then takes it to the next versions by `npm update` alone, builds
 * again, and acts again.
 *
 * @param publishNext - brings the next versions of our packages to the registry; gives the names of their folders
 * @throws Error when it does not build, does not do what a visitor asks, or is not on the next versions
 */
export async function runAgencySite(
  site: CreatedSite,
  publishNext: () => Promise<readonly string[]>,
): Promise<void> {
  const { folder } = site
  addWhatIsOwn(folder)
  await addSection(folder, 'RiverLevel', sites)
  await addDocumentedModules(site)
  await build(site)
  await onStage(site, async (stage) => {
    await checkCommands(folder, stage.sandboxOrigin)
    for (const name of sites) {
      // oxlint-disable-next-line no-await-in-loop -- each takes the port of the one before
      await stage.serve(name, () => act(stage, name))
      console.log(`outside (an agency's site): ${name} is built, served and given on`)
    }
    await serveSource(site, stage)
    console.log("outside (an agency's site): it is served from its source")
  })
  await update(site, await publishNext())
  await build(site)
  await onStage(site, ({ serve, ...stage }) =>
    serve('tideline', () => act(stage, 'tideline', changedWords.to)),
  )
  console.log("outside (an agency's site): npm update brought the next versions, nothing broke")
}

/** Starts the site's own sandbox and a browser, and ends both when the work is done. */
async function onStage(
  { folder, environment }: CreatedSite,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const args = ['--content', join(folder, 'content'), '--site-origin', origin]
  await withSandbox(folder, args, async (sandboxOrigin) => {
    const browser = await chromium.launch(chromiumLaunchOptions())
    const serve: Stage['serve'] = (name, act) =>
      withServer(
        {
          // It names every folder whole: where it is started changes nothing.
          cwd: join(folder, '..'),
          command: process.execPath,
          args: [join(folder, 'build/serve.js')],
          environment: { ...environment, ...addressesOf({ origin, sandboxOrigin }), SITE: name },
        },
        act,
      )
    try {
      await work({ browser, origin, sandboxOrigin, serve })
    } finally {
      await browser.close()
    }
  })
}

async function serveSource(
  { folder, environment }: CreatedSite,
  { browser, origin, sandboxOrigin }: Stage,
): Promise<void> {
  const dev = {
    cwd: folder,
    command: join(folder, 'node_modules/.bin/milepost'),
    args: ['dev', '--without-sandbox', '--site', 'tideline', '--port', new URL(origin).port],
    environment: { ...environment, ...addressesOf({ origin, sandboxOrigin }) },
  }
  await withServer(dev, () => checkWhileEditing(browser, origin))
}

function addressesOf({ origin, sandboxOrigin }: Pick<Stage, 'origin' | 'sandboxOrigin'>) {
  return {
    PORT: new URL(origin).port,
    HOST: '127.0.0.1',
    SITE_ORIGIN: origin,
    SANDBOX_ORIGIN: sandboxOrigin,
  }
}

function addWhatIsOwn(folder: string): void {
  for (const name of sites) {
    cpSync(join(content, name), join(folder, 'content', name), { recursive: true })
    addPledge(join(folder, 'content', name))
  }
  // Each guide adds to the files of the README, or replaces one of them.
  for (const document of outsideDocuments.site) writeReadmeFiles(folder, document, {})
  mkdirSync(join(folder, 'app/fonts'), { recursive: true })
  cpSync(join(content, 'tideline/media/fonts', ownFont), join(folder, 'app/fonts', ownFont))
}

/** Lays the modules of the documentation beside the site: whenever its types are checked, so are theirs. */
async function addDocumentedModules({ folder, environment }: CreatedSite): Promise<void> {
  const count = writeDocumentedModules(join(folder, 'documented'))
  const file = join(folder, 'tsconfig.json')
  const settings = JSON.parse(readFileSync(file, 'utf8')) as { include: string[] }
  settings.include.push('documented')
  writeFileSync(file, JSON.stringify(settings, null, 2))
  const packages = ofExamples.map((name) => `${name}@${catalogVersion(name)}`)
  const quiet = ['--save-dev', '--no-audit', '--no-fund']
  await runIn(folder, 'npm', ['install', ...quiet, ...packages], environment)
  console.log(`outside (documentation): ${count} modules are beside the site`)
}

async function build({ folder, environment }: CreatedSite): Promise<void> {
  await runIn(folder, join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], environment)
  await runIn(folder, join(folder, 'node_modules/.bin/milepost'), ['build'], environment)
}

/** What a visitor does on a site. */
async function act(
  { browser, origin }: Pick<Stage, 'browser' | 'origin'>,
  site: string,
  payWords?: string,
): Promise<void> {
  await give(browser, origin, payWords)
  await checkOwnSections(browser, origin)
  await checkOwnComponents(browser, origin)
  await checkOwnPages(browser, origin)
  await checkOwnStyles(browser, origin, { isThemed: site === 'tideline' })
  if (site !== 'tideline') return
  await checkWelsh(browser, origin)
}

/** Takes the site to the next versions by one command, which changes no file of its own. */
async function update(
  { folder, environment }: CreatedSite,
  packages: readonly string[],
): Promise<void> {
  const manifest = () => readFileSync(join(folder, 'package.json'), 'utf8')
  const before = manifest()
  await updatePatiently(folder, environment)
  if (manifest() !== before) throw new Error('npm update changed the manifest')
  const newest = nextVersions.at(-1) ?? ''
  expectInstalled(folder, packages, newest)
  const { stdout } = await milepost(folder, ['--version'])
  if (stdout.trim() !== newest) throw new Error(`milepost is ${stdout}`)
}

const updateTries = 3
const updatePauseMs = 60_000

/** Somebody else's packages may be in the middle of being published: one is there, and not yet the other that it needs. */
async function updatePatiently(
  folder: string,
  environment: CreatedSite['environment'],
  tries = updateTries,
): Promise<void> {
  try {
    const args = ['update', '--prefer-online', '--no-audit', '--no-fund']
    await runIn(folder, 'npm', args, environment)
  } catch (error) {
    const { stderr = '' } = ((error as Error).cause ?? {}) as { stderr?: string }
    if (tries === 1 || !stderr.includes('ETARGET')) throw error
    await new Promise((resolve) => setTimeout(resolve, updatePauseMs))
    await updatePatiently(folder, environment, tries - 1)
  }
}
