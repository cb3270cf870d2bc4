import { safeExitUrl } from '../../http/safe-exit-url.ts'

/** What the real platform replaces in the return address (wire contract §2.2.10). */
const donationToken = 'JUSTGIVING-DONATION-ID'

/**
 * Where the donor goes after giving, with the donation's number in the place of the token.
 *
 * @returns undefined when there is no address that may be followed
 */
export function exitAddress(exitUrl: string, donationId: number): string | undefined {
  return safeExitUrl(exitUrl)?.href.replaceAll(donationToken, String(donationId))
}
