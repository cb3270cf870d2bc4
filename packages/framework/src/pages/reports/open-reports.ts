import { isHttpError, isRefusedError } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { readReport, type Report, type ReportProject, sendSignInOutcome } from './read-report.ts'
import type { ReportsView } from './reports-screen.tsx'

/** Thrown if neither the site's document nor its projects have a charity. */
export class NoCharityError extends Error {
  override name = 'NoCharityError'
}

/** Access of a signed-in administrator. Must never be stored, because the token contains the password. */
export interface ReportsAccess {
  token: string
  charity: string
  read: (signal?: AbortSignal) => Promise<Report>
}

/**
 * Signs an administrator in with Basic authentication (Spec §6), and sends the outcome to the site's audit log.
 *
 * @param platform - adapter for a visitor who is not signed in
 * @throws NoCharityError if no charity is configured
 * @throws PlatformError if the platform rejects the credentials or is unreachable
 */
export async function openReports(
  platform: PlatformAdapter,
  view: ReportsView,
  { token, signal }: { token: string; signal?: AbortSignal | undefined },
): Promise<ReportsAccess> {
  const charity = view.charity || (await readCharity(platform, view, signal))
  try {
    await platform.reports?.authenticateReports({ charity, token, signal })
    sendSignInOutcome('granted')
  } catch (error) {
    // If there was no response, the credentials were not rejected.
    if (isSignInRejected(error)) sendSignInOutcome('refused')
    throw error
  }
  const { projects, currency, country } = view
  return {
    token,
    charity,
    read: (ofRead) =>
      readReport({
        country,
        platform,
        projects,
        currency,
        now: Date.now,
        signal: ofRead ?? signal,
      }),
  }
}

/** Returns the token of Basic authentication: name and password in UTF-8, as base64. */
export function createBasicToken(name: string, password: string): string {
  const bytes = new TextEncoder().encode(`${name}:${password}`)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function isSignInRejected(error: unknown): boolean {
  return isHttpError(error, 401) || isHttpError(error, 403) || isRefusedError(error)
}

async function readCharity(
  platform: PlatformAdapter,
  { projects, country }: ReportsView,
  signal: AbortSignal | undefined,
): Promise<string> {
  const parameters = { country, includeOffline: true, signal }
  const ids = (kind: ReportProject['kind']) =>
    projects.filter((project) => project.kind === kind).map(({ id }) => id)
  const [campaign] = ids('campaign')
  if (campaign !== undefined) {
    const { charities } = await platform.campaigns.fetchCampaign({ campaign, ...parameters })
    if (charities[0]?.charityId) return charities[0].charityId
  }
  const listed = ids('page')
  const [page] =
    listed.length > 0 ? await platform.pages.fetchPages({ ids: listed, ...parameters }) : []
  const charity =
    page?.charityId ??
    (page && (await platform.pages.fetchPage({ slug: page.slug, ...parameters })).charityId)
  if (charity === undefined) throw new NoCharityError('No charity')
  return charity
}
