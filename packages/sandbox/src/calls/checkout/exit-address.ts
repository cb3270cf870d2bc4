import { safeExitUrl } from '../../http/safe-exit-url.ts'

/** Placeholder that the real platform replaces in the return URL (wire contract §2.2.10). */
const donationToken = 'JUSTGIVING-DONATION-ID'

/**
 * Returns the URL to redirect the donor to, with the donation's id instead of the placeholder.
 *
 * @returns undefined if the URL is not allowed
 */
export function exitAddress(exitUrl: string, donationId: number): string | undefined {
  return safeExitUrl(exitUrl)?.href.replaceAll(donationToken, String(donationId))
}
