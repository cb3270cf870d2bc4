import type { Database } from '../database/open-database.ts'

/** Data of a new account. Without a password hash, the account cannot sign in. */
export interface NewAccount {
  id: number | null
  guid: string
  firstName: string
  lastName: string
  email: string
  passwordHash: string | null
  town: string
  region: string
  postcode: string
  line1: string
  line2?: string
  phone?: string
  country: string
  countryCode: string
  image: string
  joinedMs: number
}

export interface NewTeam {
  id: number | null
  guid: string
  shortName: string
  name: string
  story: string
  captainId: number
  campaignId: number
  charityId: number
  cover: string
  targetMinor: number
  currencyCode: string
  createdMs: number
}

interface NewPage {
  id: number | null
  guid: string
  shortName: string
  title: string
  story: string
  summaryWhat: string
  summaryWhy: string
  ownerId: number
  charityId: number
  eventId: number
  campaignId: number | null
  teamId: number | null
  currencyCode: string
  targetMinor: number
  image: string
  createdMs: number
  eventMs: number
  expiresMs: number
  offlineMinor: number
}

interface NewDonation {
  id: number | null
  guid: string
  pageId: number | null
  campaignId: number | null
  charityId: number
  eventId: number
  amountMinor: number
  currencyCode: string
  donorAmountMinor: number
  donorCurrencyCode: string
  /** Null for an anonymous donation, whose donor name is not stored. */
  donorName: string | null
  message: string | null
  madeMs: number
  reference: string | null
  giftAidMinor: number
  /** Whether the amount is hidden. @default false */
  isAmountHidden?: boolean | undefined
}

export interface NewActivity {
  id: number | null
  legacyId: string
  pageId: number
  type: string
  title: string
  description: string
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  steps: number | null
  madeMs: number
}

/** Inserts an account and returns its id. */
export function insertAccount(database: Database, row: NewAccount): number {
  return database.run(
    `INSERT INTO accounts (id, guid, first_name, last_name, email, password_hash, town, region, postcode, line1, line2, phone, country, country_code, image, joined_ms)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.guid,
    row.firstName,
    row.lastName,
    row.email,
    row.passwordHash,
    row.town,
    row.region,
    row.postcode,
    row.line1,
    row.line2 ?? '',
    row.phone ?? '',
    row.country,
    row.countryCode,
    row.image,
    row.joinedMs,
  ).id
}

/** Inserts a team and returns its id. */
export function insertTeam(database: Database, row: NewTeam): number {
  return database.run(
    `INSERT INTO teams (id, guid, short_name, name, story, captain_id, campaign_id, charity_id, cover, target_minor, currency_code, created_ms)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.guid,
    row.shortName,
    row.name,
    row.story,
    row.captainId,
    row.campaignId,
    row.charityId,
    row.cover,
    row.targetMinor,
    row.currencyCode,
    row.createdMs,
  ).id
}

/** Inserts a supporter page and returns its id. */
export function insertPage(database: Database, row: NewPage): number {
  return database.run(
    `INSERT INTO pages (id, guid, short_name, title, story, summary_what, summary_why, owner_id, charity_id, event_id, campaign_id,
      team_id, currency_code, target_minor, image, created_ms, event_ms, expires_ms, offline_minor)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.guid,
    row.shortName,
    row.title,
    row.story,
    row.summaryWhat,
    row.summaryWhy,
    row.ownerId,
    row.charityId,
    row.eventId,
    row.campaignId,
    row.teamId,
    row.currencyCode,
    row.targetMinor,
    row.image,
    row.createdMs,
    row.eventMs,
    row.expiresMs,
    row.offlineMinor,
  ).id
}

/** Inserts an accepted donation and returns its id. */
export function insertDonation(database: Database, row: NewDonation): number {
  return database.run(
    `INSERT INTO donations (id, guid, page_id, campaign_id, charity_id, event_id, amount_minor, currency_code, donor_amount_minor,
      donor_currency_code, donor_name, message, made_ms, reference, gift_aid_minor, amount_hidden)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.guid,
    row.pageId,
    row.campaignId,
    row.charityId,
    row.eventId,
    row.amountMinor,
    row.currencyCode,
    row.donorAmountMinor,
    row.donorCurrencyCode,
    row.donorName,
    row.message,
    row.madeMs,
    row.reference,
    row.giftAidMinor,
    row.isAmountHidden === true ? 1 : 0,
  ).id
}

/** Inserts a fitness activity and returns its id. */
export function insertActivity(database: Database, row: NewActivity): number {
  return database.run(
    `INSERT INTO activities (id, legacy_id, page_id, type, title, description, distance_metres, duration_seconds, elevation_metres, steps, made_ms)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.legacyId,
    row.pageId,
    row.type,
    row.title,
    row.description,
    row.distanceMetres,
    row.durationSeconds,
    row.elevationMetres,
    row.steps,
    row.madeMs,
  ).id
}
