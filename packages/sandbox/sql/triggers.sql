-- Keep every sum equal to its rows, in the transaction that writes the row: an accepted donation counts for its page, a
-- page for its team, campaign, event and charity, an activity for its page, team and campaign. Created after the bulk
-- load, which computes the same sums at once (`compute-sums.ts`).

CREATE TRIGGER donation_made AFTER INSERT ON donations BEGIN
  UPDATE pages SET online_minor = online_minor + NEW.amount_minor,
    gift_aid_minor = gift_aid_minor + NEW.gift_aid_minor,
    donation_count = donation_count + 1 WHERE id = NEW.page_id AND NEW.status = 'Accepted';
  UPDATE campaigns SET direct_minor = direct_minor + NEW.amount_minor,
    direct_count = direct_count + 1 WHERE id = NEW.campaign_id AND NEW.page_id IS NULL AND NEW.status = 'Accepted';
  UPDATE charities SET online_minor = online_minor + NEW.amount_minor,
    donation_count = donation_count + 1 WHERE id = NEW.charity_id AND NEW.page_id IS NULL AND NEW.status = 'Accepted';
  UPDATE events SET online_minor = online_minor + NEW.amount_minor,
    donation_count = donation_count + 1 WHERE id = NEW.event_id AND NEW.page_id IS NULL AND NEW.status = 'Accepted';
END;
CREATE TRIGGER donation_changed AFTER UPDATE OF status, amount_minor, gift_aid_minor, page_id, campaign_id, charity_id, event_id ON donations BEGIN
  UPDATE pages SET online_minor = online_minor - OLD.amount_minor,
    gift_aid_minor = gift_aid_minor - OLD.gift_aid_minor,
    donation_count = donation_count - 1 WHERE id = OLD.page_id AND OLD.status = 'Accepted';
  UPDATE campaigns SET direct_minor = direct_minor - OLD.amount_minor,
    direct_count = direct_count - 1 WHERE id = OLD.campaign_id AND OLD.page_id IS NULL AND OLD.status = 'Accepted';
  UPDATE charities SET online_minor = online_minor - OLD.amount_minor,
    donation_count = donation_count - 1 WHERE id = OLD.charity_id AND OLD.page_id IS NULL AND OLD.status = 'Accepted';
  UPDATE events SET online_minor = online_minor - OLD.amount_minor,
    donation_count = donation_count - 1 WHERE id = OLD.event_id AND OLD.page_id IS NULL AND OLD.status = 'Accepted';
  UPDATE pages SET online_minor = online_minor + NEW.amount_minor,
    gift_aid_minor = gift_aid_minor + NEW.gift_aid_minor,
    donation_count = donation_count + 1 WHERE id = NEW.page_id AND NEW.status = 'Accepted';
  UPDATE campaigns SET direct_minor = direct_minor + NEW.amount_minor,
    direct_count = direct_count + 1 WHERE id = NEW.campaign_id AND NEW.page_id IS NULL AND NEW.status = 'Accepted';
  UPDATE charities SET online_minor = online_minor + NEW.amount_minor,
    donation_count = donation_count + 1 WHERE id = NEW.charity_id AND NEW.page_id IS NULL AND NEW.status = 'Accepted';
  UPDATE events SET online_minor = online_minor + NEW.amount_minor,
    donation_count = donation_count + 1 WHERE id = NEW.event_id AND NEW.page_id IS NULL AND NEW.status = 'Accepted';
END;
CREATE TRIGGER donation_removed AFTER DELETE ON donations BEGIN
  UPDATE pages SET online_minor = online_minor - OLD.amount_minor,
    gift_aid_minor = gift_aid_minor - OLD.gift_aid_minor,
    donation_count = donation_count - 1 WHERE id = OLD.page_id AND OLD.status = 'Accepted';
  UPDATE campaigns SET direct_minor = direct_minor - OLD.amount_minor,
    direct_count = direct_count - 1 WHERE id = OLD.campaign_id AND OLD.page_id IS NULL AND OLD.status = 'Accepted';
  UPDATE charities SET online_minor = online_minor - OLD.amount_minor,
    donation_count = donation_count - 1 WHERE id = OLD.charity_id AND OLD.page_id IS NULL AND OLD.status = 'Accepted';
  UPDATE events SET online_minor = online_minor - OLD.amount_minor,
    donation_count = donation_count - 1 WHERE id = OLD.event_id AND OLD.page_id IS NULL AND OLD.status = 'Accepted';
END;
CREATE TRIGGER page_made AFTER INSERT ON pages BEGIN
  UPDATE teams SET online_minor = online_minor + NEW.online_minor, offline_minor = offline_minor + NEW.offline_minor, donation_count = donation_count + NEW.donation_count WHERE id = NEW.team_id;
  UPDATE teams SET supporter_count = supporter_count + (NEW.status <> 'Cancelled') WHERE id = NEW.team_id;
  UPDATE charities SET online_minor = online_minor + NEW.online_minor, offline_minor = offline_minor + NEW.offline_minor, donation_count = donation_count + NEW.donation_count WHERE id = NEW.charity_id;
  UPDATE events SET online_minor = online_minor + NEW.online_minor, offline_minor = offline_minor + NEW.offline_minor, donation_count = donation_count + NEW.donation_count WHERE id = NEW.event_id;
  UPDATE campaigns SET
    pages_online_minor = pages_online_minor + NEW.online_minor,
    pages_offline_minor = pages_offline_minor + NEW.offline_minor,
    pages_donation_count = pages_donation_count + NEW.donation_count,
    page_count = page_count + (NEW.status <> 'Cancelled')
    WHERE id = NEW.campaign_id;
END;
CREATE TRIGGER page_changed AFTER UPDATE OF online_minor, offline_minor, donation_count, team_id, campaign_id, charity_id, event_id, status ON pages BEGIN
  UPDATE teams SET online_minor = online_minor - OLD.online_minor, offline_minor = offline_minor - OLD.offline_minor, donation_count = donation_count - OLD.donation_count WHERE id = OLD.team_id;
  UPDATE teams SET supporter_count = supporter_count - (OLD.status <> 'Cancelled') WHERE id = OLD.team_id;
  UPDATE charities SET online_minor = online_minor - OLD.online_minor, offline_minor = offline_minor - OLD.offline_minor, donation_count = donation_count - OLD.donation_count WHERE id = OLD.charity_id;
  UPDATE events SET online_minor = online_minor - OLD.online_minor, offline_minor = offline_minor - OLD.offline_minor, donation_count = donation_count - OLD.donation_count WHERE id = OLD.event_id;
  UPDATE campaigns SET
    pages_online_minor = pages_online_minor - OLD.online_minor,
    pages_offline_minor = pages_offline_minor - OLD.offline_minor,
    pages_donation_count = pages_donation_count - OLD.donation_count,
    page_count = page_count - (OLD.status <> 'Cancelled')
    WHERE id = OLD.campaign_id;
  UPDATE teams SET online_minor = online_minor + NEW.online_minor, offline_minor = offline_minor + NEW.offline_minor, donation_count = donation_count + NEW.donation_count WHERE id = NEW.team_id;
  UPDATE teams SET supporter_count = supporter_count + (NEW.status <> 'Cancelled') WHERE id = NEW.team_id;
  UPDATE charities SET online_minor = online_minor + NEW.online_minor, offline_minor = offline_minor + NEW.offline_minor, donation_count = donation_count + NEW.donation_count WHERE id = NEW.charity_id;
  UPDATE events SET online_minor = online_minor + NEW.online_minor, offline_minor = offline_minor + NEW.offline_minor, donation_count = donation_count + NEW.donation_count WHERE id = NEW.event_id;
  UPDATE campaigns SET
    pages_online_minor = pages_online_minor + NEW.online_minor,
    pages_offline_minor = pages_offline_minor + NEW.offline_minor,
    pages_donation_count = pages_donation_count + NEW.donation_count,
    page_count = page_count + (NEW.status <> 'Cancelled')
    WHERE id = NEW.campaign_id;
END;
CREATE TRIGGER page_team_changed AFTER UPDATE OF team_id ON pages WHEN OLD.team_id IS NOT NEW.team_id BEGIN
  INSERT INTO activity_totals
    SELECT 'team', OLD.team_id, type, -activity_count, -distance_metres, -duration_seconds, -elevation_metres
    FROM activity_totals WHERE scope = 'page' AND scope_id = OLD.id AND OLD.team_id IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
  INSERT INTO activity_totals
    SELECT 'team', NEW.team_id, type, activity_count, distance_metres, duration_seconds, elevation_metres
    FROM activity_totals WHERE scope = 'page' AND scope_id = NEW.id AND NEW.team_id IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
END;
CREATE TRIGGER page_removed AFTER DELETE ON pages BEGIN
  UPDATE teams SET online_minor = online_minor - OLD.online_minor, offline_minor = offline_minor - OLD.offline_minor, donation_count = donation_count - OLD.donation_count WHERE id = OLD.team_id;
  UPDATE teams SET supporter_count = supporter_count - (OLD.status <> 'Cancelled') WHERE id = OLD.team_id;
  UPDATE charities SET online_minor = online_minor - OLD.online_minor, offline_minor = offline_minor - OLD.offline_minor, donation_count = donation_count - OLD.donation_count WHERE id = OLD.charity_id;
  UPDATE events SET online_minor = online_minor - OLD.online_minor, offline_minor = offline_minor - OLD.offline_minor, donation_count = donation_count - OLD.donation_count WHERE id = OLD.event_id;
  UPDATE campaigns SET
    pages_online_minor = pages_online_minor - OLD.online_minor,
    pages_offline_minor = pages_offline_minor - OLD.offline_minor,
    pages_donation_count = pages_donation_count - OLD.donation_count,
    page_count = page_count - (OLD.status <> 'Cancelled')
    WHERE id = OLD.campaign_id;
END;
CREATE TRIGGER team_made AFTER INSERT ON teams BEGIN
  UPDATE campaigns SET team_count = team_count + 1 WHERE id = NEW.campaign_id;
END;
CREATE TRIGGER team_removed AFTER DELETE ON teams BEGIN
  UPDATE campaigns SET team_count = team_count - 1 WHERE id = OLD.campaign_id;
END;
CREATE TRIGGER activity_made AFTER INSERT ON activities BEGIN
  INSERT INTO activity_totals
    SELECT 'page', NEW.page_id, NEW.type, 1, NEW.distance_metres, NEW.duration_seconds, NEW.elevation_metres
    WHERE NEW.page_id IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
  INSERT INTO activity_totals
    SELECT 'team', (SELECT team_id FROM pages WHERE id = NEW.page_id), NEW.type, 1, NEW.distance_metres, NEW.duration_seconds, NEW.elevation_metres
    WHERE (SELECT team_id FROM pages WHERE id = NEW.page_id) IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
  INSERT INTO activity_totals
    SELECT 'campaign', (SELECT campaign_id FROM pages WHERE id = NEW.page_id), NEW.type, 1, NEW.distance_metres, NEW.duration_seconds, NEW.elevation_metres
    WHERE (SELECT campaign_id FROM pages WHERE id = NEW.page_id) IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
END;
CREATE TRIGGER activity_removed AFTER DELETE ON activities BEGIN
  INSERT INTO activity_totals
    SELECT 'page', OLD.page_id, OLD.type, -1, -OLD.distance_metres, -OLD.duration_seconds, -OLD.elevation_metres
    WHERE OLD.page_id IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
  INSERT INTO activity_totals
    SELECT 'team', (SELECT team_id FROM pages WHERE id = OLD.page_id), OLD.type, -1, -OLD.distance_metres, -OLD.duration_seconds, -OLD.elevation_metres
    WHERE (SELECT team_id FROM pages WHERE id = OLD.page_id) IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
  INSERT INTO activity_totals
    SELECT 'campaign', (SELECT campaign_id FROM pages WHERE id = OLD.page_id), OLD.type, -1, -OLD.distance_metres, -OLD.duration_seconds, -OLD.elevation_metres
    WHERE (SELECT campaign_id FROM pages WHERE id = OLD.page_id) IS NOT NULL ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
END;
