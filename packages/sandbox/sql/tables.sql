-- Tables. Money is in minor units, distances in metres, durations in seconds and times in milliseconds since 1970, all
-- as integers. `carried_*` and `own_offline_minor` of a campaign are what it received before its donations were recorded
-- one by one; the example world needs them.

CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE content_models (
  repository TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  model TEXT NOT NULL,
  PRIMARY KEY (repository, kind, id)
) WITHOUT ROWID;

CREATE TABLE charities (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  registration_number TEXT NOT NULL,
  logo TEXT NOT NULL,
  online_minor INTEGER NOT NULL DEFAULT 0,
  offline_minor INTEGER NOT NULL DEFAULT 0,
  donation_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  starts_ms INTEGER NOT NULL,
  online_minor INTEGER NOT NULL DEFAULT 0,
  offline_minor INTEGER NOT NULL DEFAULT 0,
  donation_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY,
  guid TEXT NOT NULL UNIQUE,
  short_name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'Active',
  summary TEXT NOT NULL,
  story TEXT NOT NULL,
  event_id INTEGER NOT NULL REFERENCES events (id),
  charity_id INTEGER NOT NULL REFERENCES charities (id),
  currency_code TEXT NOT NULL,
  target_minor INTEGER NOT NULL,
  starts_ms INTEGER NOT NULL,
  ends_ms INTEGER,
  hero_image TEXT NOT NULL,
  hero_alt TEXT NOT NULL,
  carried_direct_minor INTEGER NOT NULL DEFAULT 0,
  carried_direct_count INTEGER NOT NULL DEFAULT 0,
  carried_direct_gift_aid_minor INTEGER NOT NULL DEFAULT 0,
  carried_fundraiser_count INTEGER NOT NULL DEFAULT 0,
  own_offline_minor INTEGER NOT NULL DEFAULT 0,
  direct_minor INTEGER NOT NULL DEFAULT 0,
  direct_count INTEGER NOT NULL DEFAULT 0,
  pages_online_minor INTEGER NOT NULL DEFAULT 0,
  pages_offline_minor INTEGER NOT NULL DEFAULT 0,
  pages_donation_count INTEGER NOT NULL DEFAULT 0,
  page_count INTEGER NOT NULL DEFAULT 0,
  team_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  guid TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT,
  town TEXT NOT NULL,
  region TEXT NOT NULL,
  postcode TEXT NOT NULL,
  line1 TEXT NOT NULL,
  line2 TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL,
  country_code TEXT NOT NULL,
  image TEXT NOT NULL,
  joined_ms INTEGER NOT NULL
);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  refresh_hash TEXT UNIQUE,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  expires_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE authorizations (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  client_id TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  state TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE authorization_codes (
  code_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  redirect_uri TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE teams (
  id INTEGER PRIMARY KEY,
  guid TEXT NOT NULL UNIQUE,
  short_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'Active',
  story TEXT NOT NULL,
  captain_id INTEGER NOT NULL REFERENCES accounts (id),
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  charity_id INTEGER NOT NULL REFERENCES charities (id),
  cover TEXT NOT NULL,
  target_minor INTEGER NOT NULL,
  currency_code TEXT NOT NULL,
  target_type TEXT NOT NULL DEFAULT 'Fixed',
  membership_policy TEXT NOT NULL DEFAULT 'Open',
  created_ms INTEGER NOT NULL,
  online_minor INTEGER NOT NULL DEFAULT 0,
  offline_minor INTEGER NOT NULL DEFAULT 0,
  raised_minor INTEGER NOT NULL GENERATED ALWAYS AS (online_minor + offline_minor) STORED,
  donation_count INTEGER NOT NULL DEFAULT 0,
  supporter_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  guid TEXT NOT NULL UNIQUE,
  short_name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'Active',
  story TEXT NOT NULL,
  summary_what TEXT NOT NULL,
  summary_why TEXT NOT NULL,
  owner_id INTEGER NOT NULL REFERENCES accounts (id),
  charity_id INTEGER NOT NULL REFERENCES charities (id),
  event_id INTEGER NOT NULL REFERENCES events (id),
  campaign_id INTEGER REFERENCES campaigns (id),
  team_id INTEGER REFERENCES teams (id),
  currency_code TEXT NOT NULL,
  target_minor INTEGER NOT NULL,
  image TEXT NOT NULL,
  attribution TEXT,
  activity_type TEXT NOT NULL DEFAULT 'OtherCelebration',
  hidden_reads INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL,
  event_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  online_minor INTEGER NOT NULL DEFAULT 0,
  offline_minor INTEGER NOT NULL DEFAULT 0,
  raised_minor INTEGER NOT NULL GENERATED ALWAYS AS (online_minor + offline_minor) STORED,
  donation_count INTEGER NOT NULL DEFAULT 0,
  gift_aid_minor INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE page_images (
  id INTEGER PRIMARY KEY,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  image TEXT NOT NULL,
  caption TEXT NOT NULL
);

CREATE TABLE page_videos (
  id INTEGER PRIMARY KEY,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  url TEXT NOT NULL,
  caption TEXT NOT NULL
);

CREATE TABLE donations (
  id INTEGER PRIMARY KEY,
  guid TEXT NOT NULL UNIQUE,
  page_id INTEGER REFERENCES pages (id),
  campaign_id INTEGER REFERENCES campaigns (id),
  charity_id INTEGER NOT NULL REFERENCES charities (id),
  event_id INTEGER NOT NULL REFERENCES events (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  currency_code TEXT NOT NULL,
  donor_amount_minor INTEGER NOT NULL CHECK (donor_amount_minor > 0),
  donor_currency_code TEXT NOT NULL,
  donor_name TEXT,
  message TEXT,
  made_ms INTEGER NOT NULL,
  reference TEXT,
  status TEXT NOT NULL DEFAULT 'Accepted',
  gift_aid_minor INTEGER NOT NULL DEFAULT 0,
  amount_hidden INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE checkouts (
  id TEXT PRIMARY KEY,
  donation_id INTEGER NOT NULL REFERENCES donations (id)
) WITHOUT ROWID;

CREATE TABLE page_creations (
  id TEXT PRIMARY KEY,
  page_id INTEGER NOT NULL REFERENCES pages (id)
) WITHOUT ROWID;

CREATE TABLE activities (
  id INTEGER PRIMARY KEY,
  legacy_id TEXT NOT NULL,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  distance_metres INTEGER NOT NULL,
  duration_seconds INTEGER NOT NULL,
  elevation_metres INTEGER NOT NULL,
  steps INTEGER,
  made_ms INTEGER NOT NULL
);

CREATE TABLE notes (
  id INTEGER PRIMARY KEY,
  legacy_id TEXT NOT NULL,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  message TEXT NOT NULL,
  image_url TEXT,
  video_url TEXT,
  made_ms INTEGER NOT NULL
);

CREATE TABLE activity_media (
  legacy_id TEXT NOT NULL,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  image_url TEXT,
  video_url TEXT,
  PRIMARY KEY (page_id, legacy_id)
) WITHOUT ROWID;

CREATE TABLE activity_totals (
  scope TEXT NOT NULL,
  scope_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  activity_count INTEGER NOT NULL,
  distance_metres INTEGER NOT NULL,
  duration_seconds INTEGER NOT NULL,
  elevation_metres INTEGER NOT NULL,
  PRIMARY KEY (scope, scope_id, type)
) WITHOUT ROWID;

-- The scopes of `activity_totals` that a page's activities count for.
CREATE VIEW page_scopes AS
  SELECT id AS page_id, 'page' AS scope, id AS scope_id FROM pages
  UNION ALL SELECT id, 'team', team_id FROM pages
  UNION ALL SELECT id, 'campaign', campaign_id FROM pages;

CREATE TABLE page_tags (
  page_id INTEGER NOT NULL REFERENCES pages (id),
  definition_id TEXT NOT NULL,
  label TEXT NOT NULL,
  value TEXT NOT NULL,
  aggregation TEXT NOT NULL,
  PRIMARY KEY (page_id, definition_id)
) WITHOUT ROWID;

CREATE TABLE leaderboard_definitions (
  id TEXT PRIMARY KEY,
  definition TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE metadata (
  id INTEGER PRIMARY KEY,
  app TEXT NOT NULL,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  UNIQUE (app, page_id, name)
);

CREATE TABLE images (
  name TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  bytes BLOB NOT NULL
) WITHOUT ROWID;
