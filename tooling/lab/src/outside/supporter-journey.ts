import { chromiumLaunchOptions } from '@milepost/config/chromium'
import { chromium, type Page } from 'playwright'

const timeout = 120_000
const password = 'Stone-Path-77!'

/**
 * Does in an application what a supporter does: signs up, makes a page, signs out and in again, logs an activity and
 * edits the story.
 *
 * @param origin - of the application, which has its screens where a Milepost site has them
 * @param slug - the address that the page is to have
 * @throws Error when a screen does not do what it should, or the browser complains
 */
export async function actAsSupporter(origin: string, slug: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(timeout)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    const email = `${slug}@example.org`
    await page.goto(`${origin}/register`)
    await signUp(page, email)
    await makePage(page, slug)
    await signInAgain(page, origin, email)
    await edit(page, `${origin}/fundraising-edit/${slug}`)
    if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.join('; ')}`)
  } finally {
    await browser.close()
  }
}

async function signUp(page: Page, email: string): Promise<void> {
  await fillAccount(page, email)
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
}

/** Fills in what every form for a new account asks for. */
export async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Siân')
  await page.getByLabel('E-mail address').fill(email)
  await page
    .getByLabel(/password/i)
    .first()
    .fill(password)
}

/** Makes a supporter's page, once there is an account. */
export async function makePage(page: Page, slug: string): Promise<void> {
  await page.getByLabel('Name of your page').fill('Wren along the river')
  await page.getByLabel('Address of your page').fill(slug)
  await page.getByLabel('What you want to raise').fill('500')
  await page.getByRole('button', { name: 'Make my page' }).click()
  await page.getByRole('button', { name: 'Skip this for now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your page is live!' }).waitFor()
}

async function signInAgain(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.getByText('You are signed in as Wren').waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('You are signed in as Wren').waitFor()
}

async function edit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const activities = page.getByRole('region', { name: 'Activities' })
  await activities.getByLabel('Distance').fill('5')
  await activities.getByLabel(/^Title/).fill('First light')
  await activities.getByRole('button', { name: 'Log it' }).click()
  await activities.getByRole('heading', { name: 'First light' }).waitFor()

  const story = page.getByRole('region', { name: 'Story' })
  const field = story.getByRole('textbox', { name: 'Your story' })
  await field.click()
  await field.pressSequentially('For the kingfishers.')
  await story.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Saved\. /).waitFor()
  await page.goto(address)
  await field.getByText('For the kingfishers.').waitFor()
  await activities.getByRole('heading', { name: 'First light' }).waitFor()
}
