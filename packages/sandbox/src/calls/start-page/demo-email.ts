import type { CampaignRow } from '../../records/campaign-row.ts'
import { summit } from '../../seed/summit.data.ts'
import { tideline } from '../../seed/tideline.data.ts'

/** Who may sign in on a campaign's screens. */
export function demoEmailOf({ guid }: CampaignRow): string | undefined {
  return (
    [tideline, summit].find(({ campaign }) => campaign.guid === guid)?.demoSupporter.email ??
    'sam@example.org'
  )
}
