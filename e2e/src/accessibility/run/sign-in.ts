import type { Browser, BrowserContext } from 'playwright'
import { openPage } from '../measures/open-page.ts'

/** Stored state of a signed-in user. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** The demo sites' own supporters. */
const supporters = {
  tideline: 'maya@tideline.example',
  summit: 'jack@summit.example',
} as const
const password = 'milepost'

/** Signs a demo site's supporter in as they do it: by the site's form, or on the identity service's own page. */
export async function signIn(
  browser: Browser,
  site: keyof typeof supporters,
  origin: string,
): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await openPage(page, `${origin}/sign-in`)
  const elsewhere = page.getByRole('button', { name: 'Continue with JustGiving' })
  if (site === 'tideline') await elsewhere.click()
  await page.getByLabel('Email address').fill(supporters[site])
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  if (site === 'tideline') await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor()
  const kept = await context.storageState()
  await context.close()
  return kept
}
