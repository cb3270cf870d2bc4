import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/presets/chromium'
import getPort from 'get-port'
import { type Browser, chromium } from 'playwright'
import { installApplication, runIn, writeReadmeFiles } from './application.ts'
import { listeningOrigin } from './listening-origin.ts'

const root = join(import.meta.dirname, '../../..')
const content = join(root, 'apps/site/content')
const budget = JSON.parse(
  readFileSync(join(root, 'packages/framework/size-budget.json'), 'utf8'),
) as { javascript: number }
const minuteMs = 60_000

const ours = ['measures', 'platform', 'content', 'ui', 'forms', 'server', 'supporter', 'framework']
const others = [
  'react',
  'react-dom',
  'react-router',
  '@react-router/dev',
  'vite',
  'typescript@6.0.3',
  '@types/node',
  '@types/react',
  '@types/react-dom',
]

const configuration = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node', 'vite/client'],
  },
  include: ['app', '*.ts'],
}

/**
 * Builds a fundraising site that has nothing of ours but packed packages, with the very files that the README of
 * `@milepost/framework` shows, serves both demo sites from that one build, and gives on each of them in Chromium.
 *
 * @param folder - an empty folder
 * @param tarballs - where the packed packages lie
 * @param startSandbox - starts the platform with the site's content and address, and ends it when the work is done
 * @throws Error when it does not build, or does not do what a visitor asks
 */
export async function runFundraisingSite(
  folder: string,
  tarballs: string,
  startSandbox: (args: readonly string[], work: (origin: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  cpSync(content, join(folder, 'content'), { recursive: true })
  writeReadmeFiles(folder, 'packages/framework/README.md', {})
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration, null, 2))
  installApplication(folder, { ours, tarballs, others })
  const binaries = join(folder, 'node_modules/.bin')
  runIn(folder, join(binaries, 'tsc'), ['-p', '.'])
  runIn(folder, join(binaries, 'react-router'), ['build'])
  const port = await getPort({ host: '127.0.0.1' })
  const origin = `http://localhost:${port}`
  const args = ['--content', join(folder, 'content'), '--site-origin', origin]
  await startSandbox(args, async (sandboxOrigin) => {
    const browser = await chromium.launch(chromiumLaunchOptions())
    try {
      for (const name of ['tideline', 'summit']) {
        const server = spawn(process.execPath, [join(folder, 'build/serve.js')], {
          // It names every folder whole: where it is started changes nothing.
          cwd: tarballs,
          env: {
            ...process.env,
            SITE: name,
            PORT: String(port),
            HOST: '127.0.0.1',
            SITE_ORIGIN: origin,
            SANDBOX_ORIGIN: sandboxOrigin,
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        const ended = new Promise((resolve) => void server.once('exit', resolve))
        try {
          await listeningOrigin(server, `The site ${name}`)
          await give(browser, origin)
        } finally {
          server.kill('SIGTERM')
          await ended
        }
        console.log(`outside (@milepost/framework): ${name} is built, served and given on`)
      }
    } finally {
      await browser.close()
    }
  })
}

/** Looks at the home page as it is styled and hydrated, and gives; nothing may complain. */
async function give(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  page.setDefaultTimeout(2 * minuteMs)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  const button = main.getByRole('button', { name: 'Continue to payment' })
  const loaded = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  if (loaded > budget.javascript * 1000 || loaded < budget.javascript * 850) {
    throw new Error(`The first view loads ${loaded} bytes of scripts, of ${budget.javascript} kB`)
  }

  // Without its styles it would be no taller than its words.
  const height = (await button.boundingBox())?.height ?? 0
  if (height < 40) throw new Error(`The page came without its styles: a button of ${height} pixels`)

  await main.getByRole('textbox', { name: 'Other amount' }).fill('25')
  await button.click()
  await page.getByRole('button', { name: 'Donate now' }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await page.getByText('25.00').first().waitFor()
  if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join('\n')}`)
  await page.close()
}
