import type { Donation } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { DonationFeed } from '@milepost/platform/rest'

/** The feed gives 150 a part, up to 10 parts (Spec §9). */
const feedPart = 150
const mostFeedParts = 10

/**
 * All parts of the feed that the platform gives out, one after the other until there is no more; each gift once.
 *
 * @throws PlatformError when the platform cannot be read
 */
export async function readFeed(
  { platform, signal }: { platform: PlatformAdapter; signal?: AbortSignal | undefined },
  selection: { campaign: string } | { charity: string } | { event: string } | { page: string[] },
): Promise<{
  gifts: Donation[]
  count: number
  money: DonationFeed['money']
  currency: string | undefined
}> {
  const gifts = new Map<string, Donation>()
  let count = 0
  let money: DonationFeed['money'] = { raisedMinor: 0, currency: undefined }
  let currency: string | undefined
  for (let pageNumber = 1; pageNumber <= mostFeedParts; pageNumber += 1) {
    // Each answer tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const part = await platform.donations.fetchDonationFeed({ ...selection, pageNumber, signal })
    ;({ count, money, currency } = part)
    const before = gifts.size
    for (const gift of part.donations) gifts.set(gift.id, gift)
    // A platform that knows no parts gives the same ones again.
    if (gifts.size === before || part.donations.length < feedPart) break
  }
  return { gifts: [...gifts.values()], count, money, currency }
}
