import type { CampaignRow } from '../../records/campaign-row.ts'
import type { Database } from '../../database/open-database.ts'
import { summitWorld } from '../../seed/summit.data.ts'
import { tidelineWorld } from '../../seed/tideline.data.ts'
import { firstOwnAccount } from '../../seed/first-own-account.ts'

/** Who may sign in on a campaign's screens: a supporter of its demo world, or the first one of a world file. */
export function demoEmailOf(database: Database, { guid }: CampaignRow): string {
  const demo = [tidelineWorld, summitWorld].find(({ campaign }) => campaign.guid === guid)
  if (demo !== undefined) return demo.demoSupporter.email
  const own = database.get<{ email: string }>(
    'SELECT email FROM accounts WHERE id = ?',
    firstOwnAccount,
  )
  return own?.email ?? 'sam@example.org'
}
