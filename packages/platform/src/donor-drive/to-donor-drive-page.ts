import { currencySymbol } from '@milepost/measures'
import { completePage } from '../pages/complete-page.ts'
import type { Page } from '../pages/page.ts'
import type { PageOptions } from '../pages/page-context.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toText } from '../values/to-text.ts'
import { donorDriveLinks } from './donor-drive-links.ts'
import { toPictureAddress } from './to-picture-address.ts'
import type { DonorDriveRow, DonorDriveSite } from './donor-drive-site.ts'

/**
 * A participant of DonorDrive as a page. Its number is its id, its guid and its short name. It has no story, no tags, no QR
 * code and nothing that was given offline: the public interface tells none of them.
 */
export function toDonorDrivePage(
  site: DonorDriveSite,
  row: DonorDriveRow,
  options?: PageOptions,
): Page {
  const { currency, charity, platform } = site
  const links = donorDriveLinks(site.origin)
  const id = toText(row['participantID']) ?? ''
  const event = toText(row['eventID'])
  const name = toText(row['displayName']) ?? ''
  const page = completePage(
    platform,
    {
      attribution: undefined,
      campaign: event,
      campaignDate: toDateText(row['campaignDate']),
      charity: charity?.name,
      charityId: charity?.id,
      createdAt: toDateText(row['createdDateUTC']),
      currencyCode: currency,
      currencySymbol: currencySymbol(currency),
      event,
      expiresAt: undefined,
      id,
      image: undefined,
      // Only personal campaigns have a name of their own.
      name: toText(row['campaignName']) ?? name,
      owner: name,
      ownerGuid: undefined,
      pageSummaryWhat: toText(row['eventName']),
      pageSummaryWhy: undefined,
      qrCodes: [],
      raisedOffline: 0,
      raisedOnline: toAmount(row['sumDonations']),
      slug: id,
      status: 'Active',
      story: undefined,
      tags: [],
      target: toAmount(row['fundraisingGoal']),
      teamPageId: toText(row['teamID']),
      teamShortName: undefined,
      url: links.pageLink(id),
      uuid: id,
    },
    options,
  )
  return {
    ...page,
    donateQrCodeImage: '',
    donationUrl: links.pageDonateLink({ slug: id }),
    image: toPictureAddress(row['avatarImageURL']) ?? '',
  }
}
