import type { LinkCalls } from '../adapter/link-calls.ts'
import { encodeText } from '../request/build-query.ts'

/**
 * Addresses at a DonorDrive, as the links in its answers are made. Its documentation names no way to hand over an amount or where
 * to return to, so a donate link carries neither, and there is no receipt on the site.
 */
export function donorDriveLinks(origin: string): LinkCalls {
  const at = (action: string, name: string, id: string) =>
    `${origin}/index.cfm?fuseaction=${action}&${name}=${encodeText(id)}`
  return {
    campaignDonateLink: (campaign) => at('donate.event', 'eventID', campaign),
    donationIdToken: undefined,
    getStartedLink: (campaign) => at('donordrive.event', 'eventID', campaign),
    pageDonateLink: ({ id, slug }) => at('donorDrive.donate', 'participantID', slug ?? id ?? ''),
    pageLink: (slug) => at('donordrive.participant', 'participantID', slug),
  }
}
