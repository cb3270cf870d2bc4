import type { PlatformAdapter } from '../adapter/platform-adapter.ts'
import { basicEnvironment } from '../environment/basic-environment.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { createDonorDriveReader } from './create-donor-drive-reader.ts'
import { donorDriveCampaigns } from './donor-drive-campaigns.ts'
import { donorDriveDonations } from './donor-drive-donations.ts'
import { donorDriveLinks } from './donor-drive-links.ts'
import type { DonorDriveOptions } from './donor-drive-options.ts'
import { donorDrivePages } from './donor-drive-pages.ts'
import { isDonorDriveId, type DonorDriveSite } from './donor-drive-site.ts'

/**
 * A DonorDrive, read by its public interface (version 1.3): events as campaigns, participants as pages, and their
 * donations. It cannot be written to, so there are no accounts, no editing, no teams and no reports; stories, tags, pictures of
 * one's own and activities are not told.
 *
 * @throws {TypeError} for an origin that is no web address, a currency that is none, and events that are no numbers
 */
export function donorDriveAdapter({
  origin,
  currency = 'USD',
  charity,
  events = [],
  freshMs = 15_000,
  ...options
}: DonorDriveOptions): PlatformAdapter {
  const base = URL.canParse(origin) ? new URL(origin) : undefined
  if (!base || !/^https?:$/.test(base.protocol)) {
    throw new TypeError(`The origin of a DonorDrive is a web address, not '${origin}'`)
  }
  if (!/^[A-Z]{3}$/i.test(currency)) {
    throw new TypeError(`A currency has three letters, such as 'USD': '${currency}' has not`)
  }
  const odd = events.find((event) => !isDonorDriveId(event))
  if (odd !== undefined) throw new TypeError(`An event of DonorDrive is a number, not '${odd}'`)
  const platform = createPlatform({
    environment: basicEnvironment('donor-drive', base.origin),
    ...options,
  })
  const site: DonorDriveSite = {
    origin: base.origin,
    currency: currency.toUpperCase(),
    charity,
    events,
    platform,
    read: createDonorDriveReader(platform, { origin: base.origin, freshMs }),
  }
  const adapter: PlatformAdapter = {
    name: 'donor-drive',
    // Nobody signs in: everybody reads the same.
    withToken: () => adapter,
    campaigns: donorDriveCampaigns(site),
    donations: donorDriveDonations(site),
    links: donorDriveLinks(site.origin),
    pages: donorDrivePages(site),
  }
  return adapter
}
