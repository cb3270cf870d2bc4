import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { outsideDocuments } from '@milepost/config/outside-documents'
import { run, withProcess } from '../processes.ts'
import { installApplication, writeDocumentedFiles } from './application.ts'
import { inChromium } from './supporter.ts'

const others = ['react', 'react-dom', 'react-router', 'isbot@5.2.3', '@react-router/dev', 'vite']

/** Builds a React Router application of the packed `@milepost/server` and the files of its README, and uses it. */
export async function checkForeignSite(cwd: string, tarballs: string): Promise<void> {
  cpSync(join(import.meta.dirname, '../../applications/foreign-site'), cwd, { recursive: true })
  for (const document of outsideDocuments.server) writeDocumentedFiles(cwd, document)
  await installApplication(cwd, { ours: ['server'], tarballs, others })
  await run(join(cwd, 'node_modules/.bin/react-router'), ['build'], { cwd })
  const environment = { ...process.env, PORT: '0', NODE_ENV: 'production' }
  await withProcess(process.execPath, ['server.js'], { cwd, environment }, async (origin) => {
    await checkResponses(origin)
    await inChromium(async (page) => {
      await page.goto(origin, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Are you open?' }).click()
      await page.getByRole('button', { name: 'We are open' }).waitFor()
      await page.getByLabel('Title').fill('Emma')
      await page.getByRole('button', { name: 'Borrow' }).click()
      await page.getByText('Borrowed: Emma').waitFor()
    })
  })
  console.log('outside (@milepost/server): a React Router application is served and hydrated')
}

async function checkResponses(origin: string): Promise<void> {
  const [first, second] = [await fetch(origin), await fetch(origin)]
  const text = await first.text()
  expect(
    'hashes in the policy',
    /script-src 'self' 'sha256-/.test(header(first, 'content-security-policy')),
  )
  expect('a public page', /public, .*s-maxage/.test(header(first, 'cache-control')))
  expect('one render for all', (await second.text()) === text)
  const visits = [await fetch(`${origin}/visitor`), await fetch(`${origin}/visitor`)]
  const [one, other] = await Promise.all(visits.map((visit) => visit.text()))
  expect('a page for one visitor', one !== other)
  const stranger = await fetch(`${origin}/?index`, {
    method: 'POST',
    body: new URLSearchParams({ title: 'Dune' }),
    headers: { origin: 'https://evil.example' },
  })
  expect('forms of other sites are refused', stranger.status === 403)
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
  const script = await fetch(origin + asset)
  expect('immutable assets', header(script, 'cache-control').includes('immutable'))
}

function header({ headers }: Response, name: string): string {
  return headers.get(name) ?? ''
}

function expect(claim: string, holds: boolean): void {
  if (!holds) throw new Error(`The React Router application lacks ${claim}`)
}
