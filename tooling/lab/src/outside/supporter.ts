import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { isFullRun } from '@milepost/config/fuzz-runs'
import { outsideDocuments } from '@milepost/config/outside-documents'
import { chromium, type Locator, type Page } from 'playwright'
import { run, withProcess } from '../processes.ts'
import { installApplication, writeDocumentedFiles } from './application.ts'

const ours = ['measures', 'platform', 'content', 'ui', 'forms', 'supporter']
const shared = ['react', 'react-dom', 'typescript@6.0.3', '@types/react', '@types/react-dom']
const password = 'Stone-Path-77!'

const applications = [
  {
    name: 'vite',
    /** Path of this application's files in the README. */
    below: 'src/',
    others: [...shared, 'vite'],
    builds: ['tsc -p .', 'vite build --logLevel error'],
  },
  {
    name: 'next',
    below: 'app/',
    others: [...shared, 'next@16.4.6', '@types/node'],
    builds: ['next build'],
  },
]

/**
 * Builds applications from packed packages and the files in the README of `@milepost/supporter`: one with Vite and no router, and in
 * the full run also one with Next's App Router. Then runs a supporter's journey in each of them in Chromium.
 */
export async function checkSupporterApplications(
  folder: string,
  { tarballs, sandboxOrigin }: { tarballs: string; sandboxOrigin: string },
): Promise<void> {
  const chosen = applications.slice(0, isFullRun ? 2 : 1)
  for (const { name, below, others, builds } of chosen) {
    const cwd = join(folder, name)
    const files = join(import.meta.dirname, `../../applications/supporter-${name}`)
    cpSync(files, cwd, { recursive: true })
    const change = (text: string) => text.replace('http://localhost:4100', sandboxOrigin)
    for (const document of outsideDocuments.supporter)
      writeDocumentedFiles(cwd, document, { below, change })
    await installApplication(cwd, { ours, tarballs, others })
    const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    for (const build of builds) {
      const [command = '', ...args] = build.split(' ')
      await run(join(cwd, 'node_modules/.bin', command), args, { cwd, environment })
    }
    const production = { ...environment, NODE_ENV: 'production' }
    const options = { cwd, environment: production }
    await withProcess(process.execPath, ['server.mjs'], options, async (origin) => {
      await actAsSupporter(origin, `outside-${name}`)
      if (name === 'next') await checkServerComponents(origin)
    })
    console.log(`outside (@milepost/supporter, ${name}): a supporter makes a page, logs and edits`)
  }
}

/** Checks a page that a server component renders with the UI kit's static components and helpers. */
async function checkServerComponents(origin: string): Promise<void> {
  const page = await (await fetch(`${origin}/run`)).text()
  const texts = ['River Run', 'Ada Lark', 'Facebook', 'Copy link', 'This field is required']
  const missing = texts.filter((text) => !page.includes(text))
  if (missing.length > 0) throw new Error(`The server component lacks ${missing.join(', ')}`)
}

/** Signs up, makes a page, signs out and in again, logs an activity and edits the story. */
async function actAsSupporter(origin: string, slug: string): Promise<void> {
  await inChromium(async (page) => {
    const email = `${slug}@example.org`
    await page.goto(`${origin}/register`)
    await fillAccount(page, email)
    await page.getByLabel(/I accept/).check()
    await page.getByRole('button', { name: 'Create my account' }).click()
    await makePage(page, slug)

    await page.goto(`${origin}/sign-in`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('You’re signed in as Wren').waitFor()

    const address = `${origin}/fundraising-edit/${slug}`
    await page.goto(address)
    // Closed at first on phones.
    const open = (section: Locator) => section.locator('summary').click()
    const activities = page.getByRole('region', { name: 'Activities' })
    await open(activities)
    await activities.getByLabel('Distance').fill('5')
    await activities.getByLabel(/^Title/).fill('First light')
    await activities.getByRole('button', { name: 'Log activity' }).click()
    await activities.getByRole('heading', { name: 'First light' }).waitFor()
    const story = page.getByRole('region', { name: 'Story' })
    await open(story)
    const field = story.getByRole('textbox', { name: 'Your story' })
    await field.click()
    await field.pressSequentially('For the kingfishers.')
    await story.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Saved\. Visitors/).waitFor()
    await page.goto(address)
    await open(activities)
    await open(story)
    await field.getByText('For the kingfishers.').waitFor()
    await activities.getByRole('heading', { name: 'First light' }).waitFor()
  })
}

/** Fills in the account form. */
export async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Siân')
  await page.getByLabel('Email address').fill(email)
  const fields = page.getByLabel(/password/i)
  await fields.first().fill(password)
}

/** Creates a supporter's page, after sign-up. */
export async function makePage(page: Page, slug: string): Promise<void> {
  await page.getByLabel('Page name').fill('Wren along the river')
  await page.getByLabel('Web address').fill(slug)
  await page.getByLabel('Fundraising target').fill('500')
  await page.getByRole('button', { name: 'Create my page' }).click()
  await page.getByRole('button', { name: 'Skip this for now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your page is live!' }).waitFor()
}

/** Passes a browser page with a phone's viewport. Throws if the browser reports errors. */
export async function inChromium(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
    page.setDefaultTimeout(120_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // In development, React also reports attributes set by the page's first script.
      const isIgnored = /^Failed to load resource|hydration-mismatch/.test(message.text())
      if (message.type() === 'error' && !isIgnored) errors.push(message.text())
    })
    await work(page)
    if (errors.length > 0) throw new Error(`Browser errors: ${errors.join('; ')}`)
  } finally {
    await browser.close()
  }
}
