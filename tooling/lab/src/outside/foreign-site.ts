import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { chromium } from 'playwright'
import { outsideDocuments } from '@milepost/config/outside-documents'
import { installApplication, runIn, writeReadmeFiles } from './application.ts'
import { listeningOrigin } from './listening-origin.ts'

const minuteMs = 60_000
/** What the application asks for beside the server, in the versions that our own site uses. */
const others = ['react', 'react-dom', 'react-router', 'isbot@5.2.3', '@react-router/dev', 'vite']

/**
 * Builds a React Router application that has nothing of ours but the packed `@milepost/server`, with the files that the
 * package's README shows, serves it and looks at it as visitors, caches and a stranger would.
 *
 * @param folder - an empty folder
 * @param tarballs - where the packed package is
 * @throws Error when it is not served as it should be
 */
export async function runForeignSite(folder: string, tarballs: string): Promise<void> {
  cpSync(join(import.meta.dirname, '../../applications/foreign-site'), folder, { recursive: true })
  for (const document of outsideDocuments.server) writeReadmeFiles(folder, document, {})
  await installApplication(folder, { ours: ['server'], tarballs, others })
  await runIn(folder, join(folder, 'node_modules/.bin/react-router'), ['build'])
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await listeningOrigin(server, 'The foreign site')
    await lookAt(origin)
    await hydrate(origin)
  } finally {
    server.kill('SIGTERM')
  }
  console.log(
    'outside (@milepost/server): a foreign React Router application is served and hydrated',
  )
}

/** What visitors, caches and strangers get. */
async function lookAt(origin: string): Promise<void> {
  const first = await fetch(`${origin}/`)
  const text = await first.text()
  const policy = first.headers.get('content-security-policy') ?? ''
  expect(
    'a page that any cache may keep',
    /public, .*s-maxage/.test(cacheOf(first)),
    cacheOf(first),
  )
  expect('hashes in the policy', /script-src 'self' 'sha256-/.test(policy), policy)
  expect('no nonce in a page for all', !text.includes('nonce='), text)
  expect('one render for all', (await (await fetch(`${origin}/`)).text()) === text, text)
  const known = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await fetch(`${origin}/`, { headers: known })
  expect('304 to who has the page', again.status === 304, again.status)

  const visits = [await fetch(`${origin}/visitor`), await fetch(`${origin}/visitor`)]
  const said = await Promise.all(visits.map((visit) => visit.text()))
  expect('a page for one visitor is for nobody else', said[0] !== said[1], said)
  expect(
    'and is kept by nobody',
    visits.every((visit) => /no-store/.test(cacheOf(visit))),
  )

  const borrow = (from: string) =>
    fetch(`${origin}/?index`, {
      method: 'POST',
      body: new URLSearchParams({ title: 'Dune' }),
      headers: { origin: from, accept: 'text/html' },
    })
  expect('a form is answered', /Borrowed: .*Dune/.test(await (await borrow(origin)).text()))
  const stranger = await borrow('https://evil.example')
  expect('a form of another site is refused', stranger.status === 403, stranger.status)
  expect('in words', /not sent from our site/.test(await stranger.text()))

  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
  const file = await fetch(origin + asset)
  expect('assets are kept for a year', /immutable/.test(cacheOf(file)), cacheOf(file))
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  expect('files beside the assets are served', robots.startsWith('User-agent'), robots)
  expect('it says that it is ready', (await fetch(`${origin}/readyz`)).status === 200)
}

/** The policy lets the application's own scripts run, and they take over the page. */
async function hydrate(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Are you open?' }).click()
    await page.getByRole('button', { name: 'We are open' }).waitFor({ timeout: 2 * minuteMs })
    await page.getByLabel('Title').fill('Emma')
    await page.getByRole('button', { name: 'Borrow' }).click()
    await page.getByText('Borrowed: Emma').waitFor({ timeout: 2 * minuteMs })
    expect('no complaint of the browser', complaints.length === 0, complaints)
  } finally {
    await browser.close()
  }
}

function cacheOf({ headers }: Response): string {
  return headers.get('cache-control') ?? ''
}

function expect(what: string, holds: boolean, found?: unknown): void {
  if (!holds)
    throw new Error(`The foreign site: ${what} was expected, and found ${JSON.stringify(found)}`)
}
