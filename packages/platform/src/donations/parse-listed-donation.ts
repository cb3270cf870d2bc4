import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { Donation } from './donation.ts'
import { parseDonation } from './parse-donation.ts'

/** Reads a row of a list of donations, where the site's own reference is the third party's. */
export function parseListedDonation(wire: unknown): Donation {
  return { ...parseDonation(wire), donationRef: toText(asRecord(wire)['thirdPartyReference']) }
}
