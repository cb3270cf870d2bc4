import type { CampaignRow } from '../../records/campaign-row.ts'
import type { Database } from '../../database/open-database.ts'
import { demoWorlds } from '../../seed/site-world.ts'
import { firstOwnAccount } from '../../seed/world-file.ts'

/** Returns the account for a campaign's screens: a supporter of its demo world, or the first one of a world file. */
export function demoEmailOf(database: Database, { guid }: CampaignRow): string {
  const demo = demoWorlds.find(({ campaign }) => campaign.guid === guid)
  if (demo !== undefined) return demo.demoSupporter.email
  const own = database.get<{ email: string }>(
    'SELECT email FROM accounts WHERE id = ?',
    firstOwnAccount,
  )
  return own?.email ?? 'sam@example.org'
}
