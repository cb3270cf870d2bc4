-- The small example world of the wire contract (§0.3), number by number. What its campaign received before its donations
-- were recorded one by one (10 donations to the campaign, 7 to pages, 80.00 by cheque) is carried as sums. Campaigns 590
-- and 591 accept no pages, so that both refusals can be seen. Passwords are set by `seed-world.ts`.

INSERT INTO charities (id, slug, name, description, registration_number, logo) VALUES
  (2050, 'demo-charity', 'The Demo Charity', 'Demo.', '123456', 'c2050.png');

INSERT INTO events (id, name, starts_ms) VALUES
  (742990, 'River Mile', 1757808000000);

INSERT INTO campaigns (id, guid, short_name, title, status, summary, story, event_id, charity_id, currency_code, target_minor, starts_ms, ends_ms, hero_image, hero_alt, carried_direct_minor, carried_direct_count, carried_direct_gift_aid_minor, carried_fundraiser_count, own_offline_minor) VALUES
  (500, 'a1b2c3d4-1111-4222-8333-444455556666', 'river-mile', 'River Mile 2025', 'Active', 'One mile, one river.', '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"Join us."}]}]}]', 742990, 2050, 'GBP', 1000000, 1735689600000, NULL, 'hero-river.jpg', 'River at dawn', 100000, 10, 10000, 7, 8000),
  (590, 'a1b2c3d4-1111-4222-8333-444455555001', 'river-mile-2024', 'River Mile 2024', 'Completed', '', '', 742990, 2050, 'GBP', 1000000, 1704067200000, 1735603200000, 'hero-river.jpg', 'River at dawn', 0, 0, 0, 0, 0),
  (591, 'a1b2c3d4-1111-4222-8333-444455555002', 'river-mile-friends', 'Friends of River Mile', 'Inactive', '', '', 742990, 2050, 'GBP', 1000000, 1704067200000, NULL, 'hero-river.jpg', 'River at dawn', 0, 0, 0, 0, 0);

INSERT INTO accounts (id, guid, first_name, last_name, email, password_hash, town, region, postcode, line1, country, country_code, image, joined_ms) VALUES
  (90210, '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01', 'Sam', 'Okafor', 'sam@example.org', '', 'Bedford', 'Bedfordshire', 'MK41 0TA', '1 Poppy Lane', 'United Kingdom', 'GB', 'u1.jpg', 1257379200000),
  (90211, '7c9e6679-7425-40de-944b-e07fc1f90ae7', 'Ana', 'Silva', 'ana@example.org', '', 'Bedford', 'Bedfordshire', 'MK41 0TA', '1 Poppy Lane', 'United Kingdom', 'GB', 'u2.jpg', 1257379200000);

INSERT INTO teams (id, guid, short_name, name, story, captain_id, campaign_id, charity_id, cover, target_minor, currency_code, created_ms) VALUES
  (7001, 'd4c3b2a1-9999-4888-8777-666655554444', 'otters', 'Otters', '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"We swim."}]}]}]', 90210, 500, 2050, 'otters.jpg', 100000, 'GBP', 1737331200000);

INSERT INTO pages (id, guid, short_name, title, story, summary_what, summary_why, owner_id, charity_id, event_id, campaign_id, team_id, currency_code, target_minor, image, created_ms, event_ms, expires_ms, offline_minor) VALUES
  (1457423, '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90', 'sam-river-mile', 'Sam''s River Mile', '<p>I am swimming a mile.</p>', '1609', 'For the river', 90210, 2050, 742990, 500, 7001, 'GBP', 50000, 'p1.jpg', 1738368000000, 1757835607106, 1767225600000, 2000),
  (1457424, '6a2b1c3d-4e5f-4061-8273-94a5b6c7d8e9', 'ana-river-mile', 'Ana''s River Mile', '<p>I am swimming with Sam.</p>', '1609', 'For the otters', 90211, 2050, 742990, 500, 7001, 'GBP', 50000, 'p2.jpg', 1738454400000, 1757835607106, 1767225600000, 0);

INSERT INTO donations (id, guid, page_id, campaign_id, charity_id, event_id, amount_minor, currency_code, donor_amount_minor, donor_currency_code, donor_name, message, made_ms, reference, gift_aid_minor) VALUES
  (21303718, '1f0e9d8c-7b6a-4958-8473-62514f3e2d1c', 1457423, 500, 2050, 742990, 5000, 'GBP', 5000, 'GBP', 'Grace Okafor', 'Proud of you, always. Mum', 1740939120000, NULL, 1250),
  (21303719, '2a1b0c9d-8e7f-4a6b-9c5d-4e3f2a1b0c9d', 1457423, 500, 2050, 742990, 2000, 'GBP', 2000, 'GBP', 'Leo Martin', 'Swim like an otter.', 1741509900000, NULL, 500),
  (21303720, '3b2c1d0e-9f8a-4b7c-8d6e-5f4a3b2c1d0e', 1457423, 500, 2050, 742990, 1000, 'GBP', 1000, 'GBP', 'The front desk', NULL, 1744374600000, NULL, 125),
  (21303721, '4c3d2e1f-0a9b-4c8d-9e7f-6a5b4c3d2e1f', 1457423, 500, 2050, 742990, 500, 'GBP', 500, 'GBP', NULL, 'Good luck!', 1745784300000, NULL, 0),
  (21303722, '5d4e3f2a-1b0c-4d9e-8f8a-7b6c5d4e3f2a', 1457424, 500, 2050, 742990, 1300, 'GBP', 1300, 'GBP', 'Rita Silva', 'Força, Ana!', 1746170400000, NULL, 0),
  (21303723, '3d594650-3436-4a1d-8a0b-51d3f2c0e6a1', 1457423, 500, 2050, 742990, 2500, 'GBP', 2500, 'GBP', 'Ana Silva', 'Go Sam!', 1747733400000, 'site-42', 625),
  (21303724, '9b2a0c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', 1457423, 500, 2050, 742990, 1000, 'GBP', 1000, 'GBP', NULL, NULL, 1747821600000, NULL, 0),
  (21303725, '6e5f4a3b-2c1d-4e0f-9a9b-8c7d6e5f4a3b', 1457424, 500, 2050, 742990, 2000, 'GBP', 2000, 'GBP', 'Sam Okafor', 'See you in the water.', 1747932000000, NULL, 0);

INSERT INTO activities (id, legacy_id, page_id, type, title, description, distance_metres, duration_seconds, elevation_metres, steps, made_ms) VALUES
  (9001, 'JG:MANUAL:9f3c', 1457423, 'SWIM', 'Morning swim', 'Cold but lovely', 1500, 2400, 0, NULL, 1747638000000),
  (9002, 'STRAVA:8812734', 1457424, 'RIDE', 'Turbo trainer', '', 0, 0, 0, NULL, 1747551600000),
  (9003, 'FITBIT:55310', 1457424, 'WALK', 'Steps at work', '', 0, 0, 0, 6400, 1747465200000);

INSERT INTO page_tags (page_id, definition_id, label, value, aggregation) VALUES
  (1457423, 'DSFitnessGoalTargetMeters', 'Fitness goal', '1609', '[]'),
  (1457423, 'branch', 'Branch', 'London', '[{"segment":"page:campaign:a1b2c3d4-1111-4222-8333-444455556666","measurementDomains":["all"]}]'),
  (1457424, 'branch', 'Branch', 'London', '[{"segment":"page:campaign:a1b2c3d4-1111-4222-8333-444455556666","measurementDomains":["all"]}]');
