/** What the demo sites' supporters raise money for. */
export const demoProjects = {
  tideline: {
    provider: 'justgiving',
    charityId: 3001,
    campaign: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00',
    currency: 'GBP',
  },
  summit: {
    provider: 'everydayhero',
    charityId: 3002,
    campaign: '5a3317ca-0c0a-4b57-a1d5-c0a57a11fe00',
    currency: 'AUD',
  },
} as const

// On a bad day, too, a test needs somebody to begin with.
const headers = {
  'x-api-key': 'sandbox',
  'x-sandbox-scenario': 'none',
  'content-type': 'application/json',
}

/** Somebody with an account on the sandbox. */
export interface SandboxUser {
  readonly id: string
  readonly token: string
}

/**
 * Makes an account on the sandbox, past the screens.
 *
 * @param sandbox - its origin
 * @throws Error where the sandbox does not make it
 */
export async function signUpOnSandbox(
  sandbox: string,
  {
    site,
    email,
    firstName,
    lastName,
  }: { site: keyof typeof demoProjects; email: string; firstName: string; lastName: string },
): Promise<SandboxUser> {
  const path = `/services/v1/${demoProjects[site].provider}/iam/register`
  const answer = await fetch(sandbox + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ firstName, lastName, email, password: 'Stone-Path-77!' }),
  })
  const session = (await answer.json()) as Record<string, string>
  const { id, access_token: token } = session
  if (!id || !token) throw new Error(`No account was made: ${JSON.stringify(session)}`)
  return { id, token }
}

/**
 * Makes a page of somebody on the sandbox, past the screens.
 *
 * @param sandbox - its origin
 * @throws Error where the sandbox does not make it
 */
export async function makePageOnSandbox(
  sandbox: string,
  {
    site,
    user,
    slug,
    title,
  }: { site: keyof typeof demoProjects; user: SandboxUser; slug: string; title: string },
): Promise<void> {
  const project = demoProjects[site]
  const answer = await fetch(`${sandbox}/api/v1/fundraising/pages`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${user.token}` },
    body: JSON.stringify({
      charityId: project.charityId,
      campaignGuid: project.campaign,
      pageShortName: slug,
      pageTitle: title,
      targetAmount: 500,
      currency: project.currency,
      activityType: 'othercelebration',
      eventName: title,
    }),
  })
  if (!answer.ok) throw new Error(`No page was made: ${await answer.text()}`)
}

/**
 * What the browser of somebody who is signed in keeps as `app-state`: a session of an hour, cookies refused.
 *
 * @param now - milliseconds since 1970
 */
export function signedInState(
  user: SandboxUser,
  { name, hasExistingPage, now }: { name: string; hasExistingPage: boolean; now: number },
): string {
  return JSON.stringify({
    consent: { accepted: false, touched: true },
    session: {
      status: 'fetched',
      user: {
        id: user.id,
        uuid: user.id,
        name,
        countryCode: 'gb',
        token: user.token,
        tokenExpiry: new Date(now + 3_600_000).toISOString(),
        authType: 'Bearer',
        hasExistingPage,
      },
    },
  })
}
