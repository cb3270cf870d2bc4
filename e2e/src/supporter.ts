import { demoProjects, signedInState } from '@milepost/config/sign-up-on-sandbox'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Stack } from './stack.ts'

/** A supporter of a test's own, with a page. */
export interface Supporter {
  slug: string
  name: string
  user: { id: string; token: string }
  /** Campaign of the site. */
  campaign: string
  currency: string
}

let made = 0

/** Creates a supporter with a page through the API, because other tests cover the screens. */
export async function makeSupporter(
  request: APIRequestContext,
  stack: Pick<Stack, 'sandboxOrigin'>,
  site: keyof typeof demoProjects,
  { title = 'My own mile', firstName = 'Robin' }: { title?: string; firstName?: string } = {},
): Promise<Supporter> {
  const world = demoProjects[site]
  made += 1
  const slug = `e2e-${site}-${process.pid}-${made}`
  // On a bad day, too, a test needs a supporter.
  const headers = { 'x-api-key': 'sandbox', 'x-sandbox-scenario': 'none' }
  const answer = await request.post(
    `${stack.sandboxOrigin}/services/v1/${world.provider}/iam/register`,
    {
      headers,
      data: {
        firstName,
        lastName: `Wader ${made}`,
        email: `${slug}@example.org`,
        password: 'Stone-Path-77!',
      },
    },
  )
  const session = (await answer.json()) as Record<string, string>
  const page = await request.put(`${stack.sandboxOrigin}/api/v1/fundraising/pages`, {
    headers: { ...headers, authorization: `Bearer ${session['access_token']}` },
    data: {
      charityId: world.charityId,
      campaignGuid: world.campaign,
      pageShortName: slug,
      pageTitle: title,
      targetAmount: 500,
      currency: world.currency,
      activityType: 'othercelebration',
      eventName: title,
    },
  })
  if (!page.ok()) throw new Error(`No page was made: ${await page.text()}`)
  return {
    slug,
    name: `${firstName} Wader ${made}`,
    user: { id: session['id'] ?? '', token: session['access_token'] ?? '' },
    campaign: world.campaign,
    currency: world.currency,
  }
}

/** Signs a supporter in, in this browser alone, past the dialog. */
export async function signInHere(page: Page, stack: Stack, supporter: Supporter): Promise<void> {
  const blank = `${stack.siteOrigin}/blank`
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(blank)
  const state = signedInState(supporter.user, {
    name: supporter.name,
    hasExistingPage: true,
    now: Date.now(),
  })
  await page.evaluate((kept) => localStorage.setItem('app-state', kept), state)
}
