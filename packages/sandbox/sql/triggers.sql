-- Keep every sum equal to its rows, in the transaction that writes the row: an accepted donation counts for its page, a
-- page for its team, campaign, event and charity, an activity for its page, team and campaign. A view receives signed
-- rows: +1 for a new row, -1 for a removed one, both for a changed one. Created after the bulk load, which computes the
-- same sums at once (`compute-sums.ts`).

CREATE VIEW donation_changes AS
  SELECT 1 AS sign, page_id, campaign_id, charity_id, event_id, amount_minor, gift_aid_minor FROM donations;
CREATE TRIGGER donation_counted INSTEAD OF INSERT ON donation_changes WHEN NEW.sign <> 0 BEGIN
  UPDATE pages SET online_minor = online_minor + NEW.sign * NEW.amount_minor,
    gift_aid_minor = gift_aid_minor + NEW.sign * NEW.gift_aid_minor,
    donation_count = donation_count + NEW.sign WHERE id = NEW.page_id;
  UPDATE campaigns SET direct_minor = direct_minor + NEW.sign * NEW.amount_minor,
    direct_count = direct_count + NEW.sign WHERE id = NEW.campaign_id AND NEW.page_id IS NULL;
  UPDATE charities SET online_minor = online_minor + NEW.sign * NEW.amount_minor,
    donation_count = donation_count + NEW.sign WHERE id = NEW.charity_id AND NEW.page_id IS NULL;
  UPDATE events SET online_minor = online_minor + NEW.sign * NEW.amount_minor,
    donation_count = donation_count + NEW.sign WHERE id = NEW.event_id AND NEW.page_id IS NULL;
END;
CREATE TRIGGER donation_made AFTER INSERT ON donations BEGIN
  INSERT INTO donation_changes VALUES
    ((NEW.status = 'Accepted'), NEW.page_id, NEW.campaign_id, NEW.charity_id, NEW.event_id, NEW.amount_minor, NEW.gift_aid_minor);
END;
CREATE TRIGGER donation_changed AFTER UPDATE OF status, amount_minor, gift_aid_minor, page_id, campaign_id, charity_id, event_id ON donations BEGIN
  INSERT INTO donation_changes VALUES
    (-(OLD.status = 'Accepted'), OLD.page_id, OLD.campaign_id, OLD.charity_id, OLD.event_id, OLD.amount_minor, OLD.gift_aid_minor),
    ((NEW.status = 'Accepted'), NEW.page_id, NEW.campaign_id, NEW.charity_id, NEW.event_id, NEW.amount_minor, NEW.gift_aid_minor);
END;
CREATE TRIGGER donation_removed AFTER DELETE ON donations BEGIN
  INSERT INTO donation_changes VALUES
    (-(OLD.status = 'Accepted'), OLD.page_id, OLD.campaign_id, OLD.charity_id, OLD.event_id, OLD.amount_minor, OLD.gift_aid_minor);
END;

CREATE VIEW page_changes AS
  SELECT 1 AS sign, status, team_id, campaign_id, charity_id, event_id, online_minor, offline_minor, donation_count FROM pages;
CREATE TRIGGER page_counted INSTEAD OF INSERT ON page_changes BEGIN
  UPDATE teams SET online_minor = online_minor + NEW.sign * NEW.online_minor,
    offline_minor = offline_minor + NEW.sign * NEW.offline_minor,
    donation_count = donation_count + NEW.sign * NEW.donation_count,
    supporter_count = supporter_count + NEW.sign * (NEW.status <> 'Cancelled') WHERE id = NEW.team_id;
  UPDATE charities SET online_minor = online_minor + NEW.sign * NEW.online_minor,
    offline_minor = offline_minor + NEW.sign * NEW.offline_minor,
    donation_count = donation_count + NEW.sign * NEW.donation_count WHERE id = NEW.charity_id;
  UPDATE events SET online_minor = online_minor + NEW.sign * NEW.online_minor,
    offline_minor = offline_minor + NEW.sign * NEW.offline_minor,
    donation_count = donation_count + NEW.sign * NEW.donation_count WHERE id = NEW.event_id;
  UPDATE campaigns SET pages_online_minor = pages_online_minor + NEW.sign * NEW.online_minor,
    pages_offline_minor = pages_offline_minor + NEW.sign * NEW.offline_minor,
    pages_donation_count = pages_donation_count + NEW.sign * NEW.donation_count,
    page_count = page_count + NEW.sign * (NEW.status <> 'Cancelled') WHERE id = NEW.campaign_id;
END;
CREATE TRIGGER page_made AFTER INSERT ON pages BEGIN
  INSERT INTO page_changes VALUES
    (1, NEW.status, NEW.team_id, NEW.campaign_id, NEW.charity_id, NEW.event_id, NEW.online_minor, NEW.offline_minor, NEW.donation_count);
END;
CREATE TRIGGER page_changed AFTER UPDATE OF online_minor, offline_minor, donation_count, team_id, campaign_id, charity_id, event_id, status ON pages BEGIN
  INSERT INTO page_changes VALUES
    (-1, OLD.status, OLD.team_id, OLD.campaign_id, OLD.charity_id, OLD.event_id, OLD.online_minor, OLD.offline_minor, OLD.donation_count),
    (1, NEW.status, NEW.team_id, NEW.campaign_id, NEW.charity_id, NEW.event_id, NEW.online_minor, NEW.offline_minor, NEW.donation_count);
END;
CREATE TRIGGER page_removed AFTER DELETE ON pages BEGIN
  INSERT INTO page_changes VALUES
    (-1, OLD.status, OLD.team_id, OLD.campaign_id, OLD.charity_id, OLD.event_id, OLD.online_minor, OLD.offline_minor, OLD.donation_count);
END;

CREATE TRIGGER team_made AFTER INSERT ON teams BEGIN
  UPDATE campaigns SET team_count = team_count + 1 WHERE id = NEW.campaign_id;
END;
CREATE TRIGGER team_removed AFTER DELETE ON teams BEGIN
  UPDATE campaigns SET team_count = team_count - 1 WHERE id = OLD.campaign_id;
END;

CREATE VIEW activity_changes AS
  SELECT 1 AS sign, scope, scope_id, type, activity_count, distance_metres, duration_seconds, elevation_metres FROM activity_totals;
CREATE TRIGGER activity_counted INSTEAD OF INSERT ON activity_changes WHEN NEW.scope_id IS NOT NULL BEGIN
  INSERT INTO activity_totals VALUES
    (NEW.scope, NEW.scope_id, NEW.type, NEW.sign * NEW.activity_count, NEW.sign * NEW.distance_metres,
    NEW.sign * NEW.duration_seconds, NEW.sign * NEW.elevation_metres)
    ON CONFLICT (scope, scope_id, type) DO UPDATE SET
    activity_count = activity_count + excluded.activity_count,
    distance_metres = distance_metres + excluded.distance_metres,
    duration_seconds = duration_seconds + excluded.duration_seconds,
    elevation_metres = elevation_metres + excluded.elevation_metres;
END;
CREATE TRIGGER activity_made AFTER INSERT ON activities BEGIN
  INSERT INTO activity_changes
    SELECT 1, scope, scope_id, NEW.type, 1, NEW.distance_metres, NEW.duration_seconds, NEW.elevation_metres
    FROM page_scopes WHERE page_id = NEW.page_id;
END;
CREATE TRIGGER activity_removed AFTER DELETE ON activities BEGIN
  INSERT INTO activity_changes
    SELECT -1, scope, scope_id, OLD.type, 1, OLD.distance_metres, OLD.duration_seconds, OLD.elevation_metres
    FROM page_scopes WHERE page_id = OLD.page_id;
END;
CREATE TRIGGER page_team_changed AFTER UPDATE OF team_id ON pages WHEN OLD.team_id IS NOT NEW.team_id BEGIN
  INSERT INTO activity_changes
    SELECT change.sign, 'team', change.team_id, type, activity_count, distance_metres, duration_seconds, elevation_metres
    FROM activity_totals, (SELECT -1 AS sign, OLD.team_id AS team_id UNION ALL SELECT 1, NEW.team_id) AS change
    WHERE scope = 'page' AND scope_id = NEW.id;
END;
