const money = ['online_minor', 'offline_minor', 'donation_count'] as const

/** Adds (`+`) or takes away (`-`) one page's sums from a row that gathers pages. */
function move(sign: '+' | '-', row: 'NEW' | 'OLD', table: string, key: string): string {
  const columns = money.map((column) => `${column} = ${column} ${sign} ${row}.${column}`)
  return `UPDATE ${table} SET ${columns.join(', ')} WHERE id = ${row}.${key};`
}

function moveCampaign(sign: '+' | '-', row: 'NEW' | 'OLD'): string {
  return `UPDATE campaigns SET
    pages_online_minor = pages_online_minor ${sign} ${row}.online_minor,
    pages_offline_minor = pages_offline_minor ${sign} ${row}.offline_minor,
    pages_donation_count = pages_donation_count ${sign} ${row}.donation_count,
    page_count = page_count ${sign} (${row}.status <> 'Cancelled')
    WHERE id = ${row}.campaign_id;`
}

function moveSupporter(sign: '+' | '-', row: 'NEW' | 'OLD'): string {
  return `UPDATE teams SET supporter_count = supporter_count ${sign} (${row}.status <> 'Cancelled') WHERE id = ${row}.team_id;`
}

function countPage(row: 'NEW' | 'OLD', sign: '+' | '-'): string {
  return [
    move(sign, row, 'teams', 'team_id'),
    moveSupporter(sign, row),
    move(sign, row, 'charities', 'charity_id'),
    move(sign, row, 'events', 'event_id'),
    moveCampaign(sign, row),
  ].join('\n  ')
}

/** Only accepted donations count; every other status is recorded and adds nothing. */
function countDonation(row: 'NEW' | 'OLD', sign: '+' | '-'): string {
  const counts = `${row}.status = 'Accepted'`
  const direct = `${row}.page_id IS NULL AND ${counts}`
  return `UPDATE pages SET online_minor = online_minor ${sign} ${row}.amount_minor,
    gift_aid_minor = gift_aid_minor ${sign} ${row}.gift_aid_minor,
    donation_count = donation_count ${sign} 1 WHERE id = ${row}.page_id AND ${counts};
  UPDATE campaigns SET direct_minor = direct_minor ${sign} ${row}.amount_minor,
    direct_count = direct_count ${sign} 1 WHERE id = ${row}.campaign_id AND ${direct};
  UPDATE charities SET online_minor = online_minor ${sign} ${row}.amount_minor,
    donation_count = donation_count ${sign} 1 WHERE id = ${row}.charity_id AND ${direct};
  UPDATE events SET online_minor = online_minor ${sign} ${row}.amount_minor,
    donation_count = donation_count ${sign} 1 WHERE id = ${row}.event_id AND ${direct};`
}

const scopes = {
  page: (row: string) => `${row}.page_id`,
  team: (row: string) => `(SELECT team_id FROM pages WHERE id = ${row}.page_id)`,
  campaign: (row: string) => `(SELECT campaign_id FROM pages WHERE id = ${row}.page_id)`,
}

const addTotals = `ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;`

function countActivity(row: 'NEW' | 'OLD', sign: '' | '-'): string {
  return Object.entries(scopes)
    .map(
      ([scope, id]) => `INSERT INTO activity_totals
    SELECT '${scope}', ${id(row)}, ${row}.type, ${sign}1, ${sign}${row}.distance_metres, ${sign}${row}.duration_seconds, ${sign}${row}.elevation_metres
    WHERE ${id(row)} IS NOT NULL ${addTotals}`,
    )
    .join('\n  ')
}

function moveTeamActivities(row: 'NEW' | 'OLD', sign: '' | '-'): string {
  return `INSERT INTO activity_totals
    SELECT 'team', ${row}.team_id, type, ${sign}activity_count, ${sign}distance_metres, ${sign}duration_seconds, ${sign}elevation_metres
    FROM activity_totals WHERE scope = 'page' AND scope_id = ${row}.id AND ${row}.team_id IS NOT NULL ${addTotals}`
}

function countTeam(row: 'NEW' | 'OLD', sign: '+' | '-'): string {
  return `UPDATE campaigns SET team_count = team_count ${sign} 1 WHERE id = ${row}.campaign_id;`
}

/**
 * Keep every sum equal to its rows, in the transaction that writes the row: a donation counts for
 * its page, a page's sums for its team, campaign, event and charity, an activity for all three.
 * They are created after the bulk load, which computes the same sums at once.
 */
export const triggers = `
CREATE TRIGGER donation_made AFTER INSERT ON donations BEGIN
  ${countDonation('NEW', '+')}
END;
CREATE TRIGGER donation_changed AFTER UPDATE OF status, amount_minor, gift_aid_minor, page_id, campaign_id, charity_id, event_id ON donations BEGIN
  ${countDonation('OLD', '-')}
  ${countDonation('NEW', '+')}
END;
CREATE TRIGGER donation_removed AFTER DELETE ON donations BEGIN
  ${countDonation('OLD', '-')}
END;
CREATE TRIGGER page_made AFTER INSERT ON pages BEGIN
  ${countPage('NEW', '+')}
END;
CREATE TRIGGER page_changed AFTER UPDATE OF online_minor, offline_minor, donation_count, team_id, campaign_id, charity_id, event_id, status ON pages BEGIN
  ${countPage('OLD', '-')}
  ${countPage('NEW', '+')}
END;
CREATE TRIGGER page_team_changed AFTER UPDATE OF team_id ON pages WHEN OLD.team_id IS NOT NEW.team_id BEGIN
  ${moveTeamActivities('OLD', '-')}
  ${moveTeamActivities('NEW', '')}
END;
CREATE TRIGGER page_removed AFTER DELETE ON pages BEGIN
  ${countPage('OLD', '-')}
END;
CREATE TRIGGER team_made AFTER INSERT ON teams BEGIN
  ${countTeam('NEW', '+')}
END;
CREATE TRIGGER team_removed AFTER DELETE ON teams BEGIN
  ${countTeam('OLD', '-')}
END;
CREATE TRIGGER activity_made AFTER INSERT ON activities BEGIN
  ${countActivity('NEW', '')}
END;
CREATE TRIGGER activity_removed AFTER DELETE ON activities BEGIN
  ${countActivity('OLD', '-')}
END;
`
