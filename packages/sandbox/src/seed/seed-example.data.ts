import type { Database } from '../database/open-database.ts'
import {
  insertAccount,
  insertActivity,
  insertDonation,
  insertPage,
  insertTeam,
} from '../database/insert-rows.ts'

const day = 86_400_000
const at = (iso: string) => Date.parse(iso)

/**
 * The small world of the wire contract (§0.3), number by number. What its campaign received before
 * its donations were recorded one by one (10 gifts to the campaign, 7 to pages, 80.00 by cheque)
 * is carried as sums.
 */
export function seedExample(database: Database, passwordHash: string): void {
  database.run(
    `INSERT INTO charities (id, slug, name, description, registration_number, logo) VALUES (2050, 'demo-charity', 'The Demo Charity', 'Demo.', '123456', 'c2050.png')`,
  )
  database.run(
    `INSERT INTO events (id, name, starts_ms) VALUES (742990, 'River Mile', ?)`,
    at('2025-09-14T00:00:00Z'),
  )
  database.run(
    `INSERT INTO campaigns (id, guid, short_name, title, summary, story, event_id, charity_id, currency_code, target_minor,
      starts_ms, hero_image, hero_alt, carried_direct_minor, carried_direct_count, carried_direct_gift_aid_minor,
      carried_fundraiser_count, own_offline_minor)
      VALUES (500, 'a1b2c3d4-1111-4222-8333-444455556666', 'river-mile', 'River Mile 2025', 'One mile, one river.', ?, 742990, 2050,
        'GBP', 1000000, ?, 'hero-river.jpg', 'River at dawn', 100000, 10, 10000, 7, 8000)`,
    story('Join us.'),
    at('2025-01-01T00:00:00Z'),
  )
  // Two that take no pages, so that both refusals can be seen.
  for (const [id, end, shortName, title, status, ends] of [
    [590, '5001', 'river-mile-2024', 'River Mile 2024', 'Completed', at('2024-12-31T00:00:00Z')],
    [591, '5002', 'river-mile-friends', 'Friends of River Mile', 'Inactive', null],
  ] as const) {
    database.run(
      `INSERT INTO campaigns (id, guid, short_name, title, status, summary, story, event_id, charity_id, currency_code,
        target_minor, starts_ms, ends_ms, hero_image, hero_alt)
        VALUES (?, ?, ?, ?, ?, '', '', 742990, 2050, 'GBP', 1000000, ?, ?, 'hero-river.jpg', 'River at dawn')`,
      id,
      `a1b2c3d4-1111-4222-8333-44445555${end}`,
      shortName,
      title,
      status,
      at('2024-01-01T00:00:00Z'),
      ends,
    )
  }
  const people = [
    [90_210, '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01', 'Sam', 'Okafor', 'sam@example.org', 'u1.jpg'],
    [90_211, '7c9e6679-7425-40de-944b-e07fc1f90ae7', 'Ana', 'Silva', 'ana@example.org', 'u2.jpg'],
  ] as const
  for (const [id, guid, firstName, lastName, email, image] of people) {
    insertAccount(database, {
      id,
      guid,
      firstName,
      lastName,
      email,
      passwordHash,
      town: 'Bedford',
      region: 'Bedfordshire',
      postcode: 'MK41 0TA',
      line1: '1 Poppy Lane',
      country: 'United Kingdom',
      countryCode: 'GB',
      image,
      joinedMs: 1_257_379_200_000,
    })
  }
  insertTeam(database, {
    id: 7001,
    guid: 'd4c3b2a1-9999-4888-8777-666655554444',
    shortName: 'otters',
    name: 'Otters',
    story: story('We swim.'),
    captainId: 90_210,
    campaignId: 500,
    charityId: 2050,
    cover: 'otters.jpg',
    targetMinor: 100_000,
    currencyCode: 'GBP',
    createdMs: at('2025-01-20T00:00:00Z'),
  })
  const common = {
    charityId: 2050,
    eventId: 742_990,
    campaignId: 500,
    teamId: 7001,
    currencyCode: 'GBP',
    targetMinor: 50_000,
    eventMs: 1_757_835_607_106,
    expiresMs: 1_767_225_600_000,
  }
  insertPage(database, {
    ...common,
    id: 1_457_423,
    guid: '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90',
    shortName: 'sam-river-mile',
    title: "Sam's River Mile",
    story: '<p>I am swimming a mile.</p>',
    summaryWhat: '1609',
    summaryWhy: 'For the river',
    ownerId: 90_210,
    image: 'p1.jpg',
    createdMs: 1_738_368_000_000,
    offlineMinor: 2000,
  })
  insertPage(database, {
    ...common,
    id: 1_457_424,
    guid: '6a2b1c3d-4e5f-4061-8273-94a5b6c7d8e9',
    shortName: 'ana-river-mile',
    title: "Ana's River Mile",
    story: '<p>I am swimming with Sam.</p>',
    summaryWhat: '1609',
    summaryWhy: 'For the otters',
    ownerId: 90_211,
    image: 'p2.jpg',
    createdMs: 1_738_454_400_000,
    offlineMinor: 0,
  })
  seedExampleTags(database)
  seedExampleDonations(database)
  const swim = at('2025-05-19T07:00:00Z')
  const still = { distanceMetres: 0, durationSeconds: 0, elevationMetres: 0 }
  insertActivity(database, {
    id: 9001,
    legacyId: 'JG:MANUAL:9f3c',
    pageId: 1_457_423,
    type: 'SWIM',
    title: 'Morning swim',
    description: 'Cold but lovely',
    distanceMetres: 1500,
    durationSeconds: 2400,
    elevationMetres: 0,
    steps: null,
    madeMs: swim,
  })
  insertActivity(database, {
    id: 9002,
    legacyId: 'STRAVA:8812734',
    pageId: 1_457_424,
    type: 'RIDE',
    title: 'Turbo trainer',
    description: '',
    ...still,
    steps: null,
    madeMs: swim - day,
  })
  insertActivity(database, {
    id: 9003,
    legacyId: 'FITBIT:55310',
    pageId: 1_457_424,
    type: 'WALK',
    title: 'Steps at work',
    description: '',
    ...still,
    steps: 6400,
    madeMs: swim - 2 * day,
  })
}

function story(text: string): string {
  return JSON.stringify([{ type: 'paragraph', nodes: [{ type: 'text', ranges: [{ text }] }] }])
}

function seedExampleTags(database: Database): void {
  const branch = JSON.stringify([
    { segment: 'page:campaign:a1b2c3d4-1111-4222-8333-444455556666', measurementDomains: ['all'] },
  ])
  const insert = 'INSERT INTO page_tags VALUES (?, ?, ?, ?, ?)'
  database.run(insert, 1_457_423, 'branch', 'Branch', 'London', branch)
  database.run(insert, 1_457_424, 'branch', 'Branch', 'London', branch)
  database.run(insert, 1_457_423, 'DSFitnessGoalTargetMeters', 'Fitness goal', '1609', '[]')
}

function seedExampleDonations(database: Database): void {
  const sam = 1_457_423
  const ana = 1_457_424
  const rows = [
    [
      21_303_723,
      '3d594650-3436-4a1d-8a0b-51d3f2c0e6a1',
      sam,
      2500,
      'Ana Silva',
      'Go Sam!',
      '2025-05-20T09:30:00Z',
      'site-42',
      625,
    ],
    [
      21_303_724,
      '9b2a0c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
      sam,
      1000,
      null,
      null,
      '2025-05-21T10:00:00Z',
      null,
      0,
    ],
    [
      21_303_718,
      '1f0e9d8c-7b6a-4958-8473-62514f3e2d1c',
      sam,
      5000,
      'Grace Okafor',
      'Proud of you, always. Mum',
      '2025-03-02T18:12:00Z',
      null,
      1250,
    ],
    [
      21_303_719,
      '2a1b0c9d-8e7f-4a6b-9c5d-4e3f2a1b0c9d',
      sam,
      2000,
      'Leo Martin',
      'Swim like an otter.',
      '2025-03-09T08:45:00Z',
      null,
      500,
    ],
    [
      21_303_720,
      '3b2c1d0e-9f8a-4b7c-8d6e-5f4a3b2c1d0e',
      sam,
      1000,
      'The front desk',
      null,
      '2025-04-11T12:30:00Z',
      null,
      125,
    ],
    [
      21_303_721,
      '4c3d2e1f-0a9b-4c8d-9e7f-6a5b4c3d2e1f',
      sam,
      500,
      null,
      'Good luck!',
      '2025-04-27T20:05:00Z',
      null,
      0,
    ],
    [
      21_303_722,
      '5d4e3f2a-1b0c-4d9e-8f8a-7b6c5d4e3f2a',
      ana,
      1300,
      'Rita Silva',
      'Força, Ana!',
      '2025-05-02T07:20:00Z',
      null,
      325,
    ],
    [
      21_303_725,
      '6e5f4a3b-2c1d-4e0f-9a9b-8c7d6e5f4a3b',
      ana,
      2000,
      'Sam Okafor',
      'See you in the water.',
      '2025-05-22T16:40:00Z',
      null,
      500,
    ],
  ] as const
  for (const [
    id,
    guid,
    pageId,
    amountMinor,
    donorName,
    message,
    made,
    reference,
    giftAidMinor,
  ] of rows) {
    insertDonation(database, {
      id,
      guid,
      pageId,
      campaignId: 500,
      charityId: 2050,
      eventId: 742_990,
      amountMinor,
      currencyCode: 'GBP',
      donorAmountMinor: amountMinor,
      donorCurrencyCode: 'GBP',
      donorName,
      message,
      madeMs: at(made),
      reference,
      giftAidMinor: pageId === sam ? giftAidMinor : 0,
    })
  }
}
