import type { Database } from './open-database.ts'

/**
 * Computes all stored sums from their rows, for a database that was seeded before its triggers existed. The sums that
 * the triggers maintain afterwards must equal the results of this function.
 */
export function computeSums(database: Database): void {
  database.script(`
    UPDATE pages SET online_minor = d.online, donation_count = d.n, gift_aid_minor = d.gift_aid
      FROM (SELECT page_id, sum(amount_minor) AS online, count(*) AS n, sum(gift_aid_minor) AS gift_aid
            FROM donations WHERE status = 'Accepted' AND page_id IS NOT NULL GROUP BY page_id) AS d
      WHERE d.page_id = pages.id;
    UPDATE teams SET online_minor = p.online, offline_minor = p.offline, donation_count = p.n, supporter_count = p.supporters
      FROM (SELECT team_id, sum(online_minor) AS online, sum(offline_minor) AS offline, sum(donation_count) AS n, sum(status <> 'Cancelled') AS supporters
            FROM pages WHERE team_id IS NOT NULL GROUP BY team_id) AS p
      WHERE p.team_id = teams.id;
    UPDATE campaigns SET direct_minor = d.direct, direct_count = d.n
      FROM (SELECT campaign_id, sum(amount_minor) AS direct, count(*) AS n
            FROM donations WHERE status = 'Accepted' AND page_id IS NULL GROUP BY campaign_id) AS d
      WHERE d.campaign_id = campaigns.id;
    UPDATE campaigns SET pages_online_minor = p.online, pages_offline_minor = p.offline, pages_donation_count = p.n, page_count = p.pages
      FROM (SELECT campaign_id, sum(online_minor) AS online, sum(offline_minor) AS offline, sum(donation_count) AS n, sum(status <> 'Cancelled') AS pages
            FROM pages GROUP BY campaign_id) AS p
      WHERE p.campaign_id = campaigns.id;
    UPDATE campaigns SET team_count = (SELECT count(*) FROM teams WHERE teams.campaign_id = campaigns.id);
    ${[
      ['charities', 'charity_id'],
      ['events', 'event_id'],
    ]
      .map(
        ([table, key]) => `
    UPDATE ${table} SET
      online_minor = (SELECT coalesce(sum(online_minor), 0) FROM pages WHERE pages.${key} = ${table}.id)
        + (SELECT coalesce(sum(amount_minor), 0) FROM donations WHERE donations.${key} = ${table}.id AND page_id IS NULL AND status = 'Accepted'),
      offline_minor = (SELECT coalesce(sum(offline_minor), 0) FROM pages WHERE pages.${key} = ${table}.id),
      donation_count = (SELECT coalesce(sum(donation_count), 0) FROM pages WHERE pages.${key} = ${table}.id)
        + (SELECT count(*) FROM donations WHERE donations.${key} = ${table}.id AND page_id IS NULL AND status = 'Accepted');`,
      )
      .join('')}
    INSERT INTO activity_totals
      SELECT scope, scope_id, a.type, count(*), sum(a.distance_metres), sum(a.duration_seconds), sum(a.elevation_metres)
      FROM activities AS a JOIN page_scopes USING (page_id) WHERE scope_id IS NOT NULL GROUP BY scope, scope_id, a.type;
  `)
}
