/** The campaigns of the demo sites. */
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

// Accounts are needed on a bad day, too.
const headers = {
  'x-api-key': 'sandbox',
  'x-sandbox-scenario': 'none',
  'content-type': 'application/json',
}

/** A user with an account on the sandbox. */
export interface SandboxUser {
  readonly id: string
  readonly token: string
}

type DemoSite = keyof typeof demoProjects

async function send(address: string, method: string, body: object, token = ''): Promise<object> {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as object
}

/** Creates an account on the sandbox, without the screens. */
export async function signUpOnSandbox(
  sandbox: string,
  { site, ...person }: { site: DemoSite; email: string; firstName: string; lastName: string },
): Promise<SandboxUser> {
  const address = `${sandbox}/services/v1/${demoProjects[site].provider}/iam/register`
  const session = await send(address, 'POST', { ...person, password: 'Stone-Path-77!' })
  const { id, access_token: token } = session as Record<string, string>
  if (!id || !token) throw new Error(`There is no session in ${JSON.stringify(session)}`)
  return { id, token }
}

/** Creates a user's page on the sandbox, without the screens. */
export async function makePageOnSandbox(
  sandbox: string,
  { site, user, slug, title }: { site: DemoSite; user: SandboxUser; slug: string; title: string },
): Promise<void> {
  const { charityId, campaign, currency } = demoProjects[site]
  const page = {
    charityId,
    campaignGuid: campaign,
    pageShortName: slug,
    pageTitle: title,
    targetAmount: 500,
    currency,
    activityType: 'othercelebration',
    eventName: title,
  }
  await send(`${sandbox}/api/v1/fundraising/pages`, 'PUT', page, user.token)
}

/**
 * The `app-state` that the browser of a signed-in user stores: a session of an hour, cookies refused.
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
