import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outsideDocuments } from '@milepost/config/outside-documents'
import { freePort } from '@milepost/config/free-port'
import { log, root, run, withProcess } from '../processes.ts'
import { editDocument } from '../stack.ts'
import {
  catalogVersion,
  withSandbox,
  writeDocumentedFiles,
  writeDocumentedModules,
} from './application.ts'
import {
  changedLabel,
  changeLabel,
  expectInstalled,
  firstVersion,
  majorVersion,
  nextVersions,
  publishVersion,
  startRegistry,
  strangerEnvironment,
  unpackPackages,
} from './registry.ts'
import {
  checkStyles,
  seeSectionAppear,
  startSupporterPage,
  visitAgencySite,
} from './site-visits.ts'

const content = join(root, 'apps/site/content')
const sites = ['tideline', 'summit'] as const
const maxFiles = 22
const ownFont = 'fraunces-600.woff2'

/** A site that was created, and the environment of its commands. */
interface CreatedSite {
  folder: string
  environment: NodeJS.ProcessEnv
}

/** The site of an agency, from `npm create milepost` to `npm update`, with a registry that has our packages. */
export async function checkSite(folder: string, tarballs: string): Promise<void> {
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    const packages = join(folder, 'packages')
    await unpackPackages(tarballs, packages)
    await publishVersion(packages, firstVersion, registry.publisher)
    const environment = strangerEnvironment(join(folder, 'home'), registry.origin)
    const site = { folder: await createSite(join(folder, 'created'), environment), environment }
    await makeAgencySite(site)
    await build(site)
    await visit(site, sites, changedLabel.from)
    log("an agency's site is built and served")
    changeLabel(packages)
    for (const version of nextVersions) await publishVersion(packages, version, registry.publisher)
    const names = readdirSync(packages).filter((name) => name.startsWith('milepost-'))
    await update(site, names)
    await build(site)
    await visit(site, ['tideline'], changedLabel.to)
    log('npm update brought the next versions, and nothing broke')
    await publishVersion(packages, majorVersion, registry.publisher)
    await upgrade(site, names)
    await build(site)
    log('milepost upgrade brought the next major version, and the site is built')
  } finally {
    await registry.stop()
  }
}

/** Runs `npm create milepost` in an empty folder, sees its first page, adds a section, runs its tests, and starts it. */
async function createSite(parent: string, environment: NodeJS.ProcessEnv): Promise<string> {
  mkdirSync(parent, { recursive: true })
  const folder = join(parent, 'river')
  const answers = ['--name', 'River Trust', '--country', 'IE', '--primary', '#0b5d6b', '--yes']
  const create = ['create', 'milepost', 'river', '--', ...answers]
  await withProcess('npm', create, { cwd: parent, environment }, async (origin) => {
    await seePage(origin, ['River Trust', '€205', '#0b5d6b'])
    log('npm create milepost: the first page is shown')
    const files = globSync('**/*', {
      cwd: folder,
      withFileTypes: true,
      exclude: ({ name }) => ['node_modules', 'content', 'package-lock.json'].includes(name),
    }).filter((entry) => entry.isFile())
    // A glob skips the one file whose name begins with a dot.
    if (files.length + 1 > maxFiles) throw new Error(`It has ${files.length + 1} files`)
    await seeSectionAppear(origin, () => addSection(folder, 'FloodWatch', ['river-trust']))
  })
  await run('npm', ['test'], { cwd: folder, environment })
  const [port, sandboxPort] = [String(await freePort()), String(await freePort())]
  const args = ['start', '--port', port, '--sandbox-port', sandboxPort]
  await withProcess(milepostOf(folder), args, { cwd: folder, environment }, async (origin) => {
    await seePage(`${origin}/fundraising/alex-for-river-trust`, ['Alex for River Trust', '€85'])
    await startSupporterPage(origin, 'wren-for-the-river')
    await seePage(`${origin}/fundraising/wren-for-the-river`, ['Wren along the river', '€500'])
  })
  log('npm create milepost: the site is tested, built, served and joined')
  return folder
}

async function seePage(address: string, texts: readonly string[]): Promise<void> {
  const response = await fetch(address)
  const page = await response.text()
  const missing = texts.filter((text) => !page.includes(text))
  if (!response.ok || missing.length > 0 || /tideline|summit/i.test(page))
    throw new Error(`${address} answers ${response.status} and lacks ${missing.join(', ')}`)
}

/**
 * Adds the files that the README of `@milepost/framework` and its guides show (sections, a header, a page, a theme and a language),
 * the content of both demo sites, and every module of the documentation.
 */
async function makeAgencySite({ folder, environment }: CreatedSite): Promise<void> {
  for (const site of sites) {
    cpSync(join(content, site), join(folder, 'content', site), { recursive: true })
    const slice = (slice_type: string, primary: object) => ({ slice_type, primary, items: [] })
    editDocument(join(folder, 'content', site, 'internal_page/about.json'), (fields) => {
      const slices = fields['content'] as object[]
      slices.push(
        slice('pledge', { title: 'Our promise', goal: 1, thanks: 'We kept it.' }),
        slice('pledge', { title: 'The next one', goal: 900_000_000 }),
        slice('streamers', { text: 'secret' }),
      )
    })
  }
  // Each guide adds files to those of the README, or replaces one of them.
  for (const document of outsideDocuments.site) writeDocumentedFiles(folder, document)
  mkdirSync(join(folder, 'app/fonts'), { recursive: true })
  cpSync(join(content, 'tideline/media/fonts', ownFont), join(folder, 'app/fonts', ownFont))
  await addSection(folder, 'RiverLevel', sites)
  const count = writeDocumentedModules(join(folder, 'documented'))
  const file = join(folder, 'tsconfig.json')
  const settings = JSON.parse(readFileSync(file, 'utf8')) as { include: string[] }
  settings.include.push('documented')
  writeFileSync(file, JSON.stringify(settings, null, 2))
  const packages = ['@tanstack/react-query', 'msw'].map((name) => `${name}@${catalogVersion(name)}`)
  const install = ['install', '--save-dev', '--no-audit', '--no-fund', ...packages]
  await run('npm', install, { cwd: folder, environment })
  log(`${count} modules of the documentation are added`)
}

/** Adds a section by `milepost add slice`, and to the pages about the charities. */
async function addSection(
  folder: string,
  name: string,
  charities: readonly string[],
): Promise<void> {
  await run(milepostOf(folder), ['add', 'slice', name], { cwd: folder })
  const file = `${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}.mock.json`
  const mock = JSON.parse(readFileSync(join(folder, 'app/slices', file), 'utf8')) as object
  for (const charity of charities)
    editDocument(join(folder, 'content', charity, 'internal_page/about.json'), (fields) =>
      (fields['content'] as object[]).push(mock),
    )
}

async function build({ folder, environment }: CreatedSite): Promise<void> {
  const options = { cwd: folder, environment }
  await run('npm', ['run', 'typecheck'], options)
  await run(milepostOf(folder), ['build'], options)
}

/** Serves sites from the build, the first of them also from its source, and visits them. */
async function visit(
  { folder, environment }: CreatedSite,
  names: readonly string[],
  payLabel: string,
): Promise<void> {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const args = ['--content', join(folder, 'content'), '--site-origin', origin]
  await withSandbox(folder, args, async (sandbox) => {
    const addresses = { HOST: '127.0.0.1', SITE_ORIGIN: origin, SANDBOX_ORIGIN: sandbox }
    const shared = { ...environment, ...addresses, PORT: port }
    await checkCommands(folder, sandbox)
    for (const name of names) {
      const options = { cwd: join(folder, '..'), environment: { ...shared, SITE: name } }
      await withProcess(process.execPath, [join(folder, 'build/serve.js')], options, () =>
        visitAgencySite(origin, { isThemed: name === 'tideline', payLabel }),
      )
    }
    const dev = ['dev', '--without-sandbox', '--site', 'tideline', '--port', port]
    await withProcess(milepostOf(folder), dev, { cwd: folder, environment: shared }, () =>
      checkStyles(origin, { isThemed: true }),
    )
  })
}

/** Runs the doctor on the agency's content, and pushes its models to the sandbox once. */
async function checkCommands(cwd: string, sandbox: string): Promise<void> {
  const doctor = await run(milepostOf(cwd), ['doctor', '--site', 'tideline'], { cwd }).catch(String)
  const expected = ['Unknown slice type: streamers', 'no schema reads the slice type "floodWatch"']
  for (const problem of expected)
    if (!doctor.includes(problem)) throw new Error(`The doctor prints: ${doctor}`)
  const service = {
    CONTENT_REPOSITORY: 'tideline',
    CONTENT_WRITE_TOKEN: 'sandbox',
    CONTENT_MODELS_ENDPOINT: `${sandbox}/types`,
  }
  const options = { cwd, environment: { ...process.env, ...service } }
  const pushed = await run(milepostOf(cwd), ['models', 'push', '--json', '--apply'], options)
  if (!pushed.includes('slices/riverLevel')) throw new Error(`Pushed: ${pushed}`)
  const again = await run(milepostOf(cwd), ['models', 'push', '--json'], options)
  const { changes } = JSON.parse(again) as { changes: readonly unknown[] }
  if (changes.length > 0) throw new Error(`Models differ after they were pushed: ${again}`)
}

/** Takes the site to the next versions by one command, which does not change its manifest. */
async function update(
  { folder, environment }: CreatedSite,
  names: readonly string[],
): Promise<void> {
  const manifest = () => readFileSync(join(folder, 'package.json'), 'utf8')
  const before = manifest()
  const args = ['update', '--prefer-online', '--no-audit', '--no-fund']
  const npmUpdate = () => run('npm', args, { cwd: folder, environment })
  await npmUpdate().catch(async (error: unknown) => {
    // Another package may be in the middle of being published.
    if (!String(error).includes('ETARGET')) throw error
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    await npmUpdate()
  })
  if (manifest() !== before) throw new Error('npm update changed the manifest')
  expectInstalled(folder, names, nextVersions[1])
}

/** Takes the site to the next major version with `milepost upgrade`, which changes the versions in the manifest. */
async function upgrade(
  { folder, environment }: CreatedSite,
  names: readonly string[],
): Promise<void> {
  await run(milepostOf(folder), ['upgrade'], { cwd: folder, environment })
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const ranges = [...manifest.matchAll(/"@milepost\/\w+": "(.*)"/g)].map(([, range]) => range)
  if (ranges.length === 0 || ranges.some((range) => range !== `^${majorVersion}`))
    throw new Error(`The manifest has ${ranges.join(', ')} instead of ^${majorVersion}`)
  expectInstalled(folder, names, majorVersion)
}

function milepostOf(folder: string): string {
  return join(folder, 'node_modules/.bin/milepost')
}
