import type { Database } from '../database/open-database.ts'

/** A campaign, in figures. */
export interface CampaignFacts {
  readonly guid: string
  readonly shortName: string
  readonly title: string
  readonly charity: string
  readonly charityId: number
  readonly currencyCode: string
  readonly pages: number
  readonly teams: number
  readonly gifts: number
  readonly raisedMinor: number
}

/** Somebody who can sign in. */
export interface PersonFacts {
  readonly name: string
  readonly email: string
  readonly page: string
  readonly shortName: string
  /** Whether they lead a team. */
  readonly isCaptain: boolean
}

/** The campaigns of the world, the first one first. */
export function campaignFacts(database: Database): CampaignFacts[] {
  return database.all<CampaignFacts>(
    `SELECT campaigns.guid, campaigns.short_name AS shortName, campaigns.title, charities.name AS charity,
        charities.id AS charityId, campaigns.currency_code AS currencyCode,
        (SELECT count(*) FROM pages WHERE campaign_id = campaigns.id) AS pages,
        (SELECT count(*) FROM teams WHERE campaign_id = campaigns.id) AS teams,
        (SELECT count(*) FROM donations WHERE campaign_id = campaigns.id) AS gifts,
        (SELECT coalesce(sum(amount_minor), 0) FROM donations WHERE campaign_id = campaigns.id) AS raisedMinor
      FROM campaigns JOIN charities ON charities.id = charity_id ORDER BY campaigns.id`,
  )
}

/** Some who can sign in, of each campaign: captains first, then those with the oldest pages. */
export function peopleFacts(database: Database, perCampaign = 4): PersonFacts[] {
  const rows = database.all<{
    firstName: string
    lastName: string
    email: string
    page: string
    shortName: string
    campaignId: number
    isCaptain: number
  }>(
    `SELECT first_name AS firstName, last_name AS lastName, email, pages.title AS page,
        pages.short_name AS shortName, pages.campaign_id AS campaignId,
        EXISTS (SELECT 1 FROM teams WHERE captain_id = accounts.id) AS isCaptain
      FROM accounts JOIN pages ON owner_id = accounts.id
      WHERE password_hash IS NOT NULL AND pages.status = 'Active' AND pages.campaign_id IS NOT NULL
      GROUP BY accounts.id ORDER BY pages.campaign_id, isCaptain DESC, pages.id LIMIT 2000`,
  )
  const shown = new Map<number, number>()
  return rows.flatMap(({ firstName, lastName, isCaptain, campaignId, ...person }) => {
    const before = shown.get(campaignId) ?? 0
    shown.set(campaignId, before + 1)
    const name = `${firstName} ${lastName}`
    return before < perCampaign ? [{ ...person, name, isCaptain: isCaptain === 1 }] : []
  })
}

/** The short names of pages that take gifts, the oldest first. */
export function pageNames(database: Database, most = 500): string[] {
  return database
    .all<{
      shortName: string
    }>(
      `SELECT short_name AS shortName FROM pages WHERE status = 'Active' ORDER BY id LIMIT ?`,
      most,
    )
    .map(({ shortName }) => shortName)
}
