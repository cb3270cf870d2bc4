import type { AccountRow } from '../../records/accounts.ts'
import type { CampaignRow } from '../../records/campaign-row.ts'
import { insertPage } from '../../database/insert-rows.ts'
import { getDemoImageName } from '../../images/stored-image.ts'
import { findFreeShortName, findPageById, type PageRow } from '../../records/page-row.ts'
import type { PageInput } from './start-page-calls.ts'
import type { SandboxServices } from '../../services/sandbox-services.ts'

const dayMs = 86_400_000

/**
 * Creates a page. Idempotent per form: resubmitting a form returns the existing page.
 *
 * @throws Error if the page can't be read back
 */
export function createPage(
  { database, clock, random }: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
  creationId: string,
  owner: AccountRow,
  campaign: CampaignRow,
  order: PageInput,
): PageRow {
  return database.transaction(() => {
    const known = database.get<{ pageId: number }>(
      `SELECT page_id AS pageId FROM page_creations JOIN pages ON pages.id = page_id
        WHERE page_creations.id = ? AND owner_id = ?`,
      creationId,
      owner.id,
    )
    const nowMs = clock()
    const guid = random.uuid()
    const pageId =
      known?.pageId ??
      insertPage(database, {
        id: null,
        guid,
        shortName: findFreeShortName(database, order.title),
        title: order.title,
        story: order.story,
        summaryWhat: '',
        summaryWhy: '',
        ownerId: owner.id,
        charityId: campaign.charityId,
        eventId: campaign.eventId,
        campaignId: campaign.id,
        teamId: null,
        currencyCode: campaign.currencyCode,
        targetMinor: order.targetMinor,
        image: getDemoImageName(campaign.heroImage, guid),
        createdMs: nowMs,
        eventMs: nowMs + 14 * dayMs,
        expiresMs: nowMs + 180 * dayMs,
        offlineMinor: 0,
      })
    if (known === undefined) {
      database.run('INSERT OR REPLACE INTO page_creations VALUES (?, ?)', creationId, pageId)
    }
    const page = findPageById(database, String(pageId))
    if (page === undefined) throw new Error('The created page cannot be read')
    return page
  })
}
