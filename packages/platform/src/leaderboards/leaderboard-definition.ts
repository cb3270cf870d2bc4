import { _MD5 as Md5 } from '@noble/hashes/legacy.js'
import { MissingArgumentError } from '../errors/errors.ts'
import { type Id, singleId } from '../request/arguments.ts'
import { toKebab } from '../values/texts.ts'
import { asList, asRecord, toText } from '../values/values.ts'

/** A value that a tag must have for a page to count. */
export interface LeaderboardCondition {
  tagDefinitionId: string
  value: string
}

/** What a tag leaderboard ranks (Spec §3). */
export interface LeaderboardDefinition {
  id: string
  conditions: LeaderboardCondition[]
  /** Such as `any:distance`. */
  measurementDomain: string
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  primaryUnit: string
  /** The group of pages whose figures are added up, such as `page:campaign:{guid}`. */
  segment: string
  tagDefinition: { id: string; label: string | undefined }
}

/** What a leaderboard definition is about. */
export interface LeaderboardDefinitionInputs {
  /** The id of what `type` names: the campaign's guid. */
  campaign: Id
  /** One of the 24 domains, such as `any:distance`. */
  measurementDomain: string
  /** @default 'campaign' */
  type?: string | undefined
  /** The tag that is ranked. @default the campaign's link */
  tagId?: string | undefined
  /** Tells definitions apart that are alike otherwise. */
  name?: string | undefined
}

/**
 * The id of a leaderboard definition: the MD5 of what it is about, which the platform's other
 * clients compute alike. Note that `fundraising:offline_donations` and its `_count` variant share
 * one: tell them apart by `name`.
 *
 * @throws {MissingArgumentError} without a campaign or a domain
 */
export function leaderboardDefinitionId({
  campaign,
  measurementDomain,
  type = 'campaign',
  tagId,
  name,
}: LeaderboardDefinitionInputs): string {
  const id = singleId('campaign', campaign)
  if (!id) throw new MissingArgumentError('campaign')
  if (!measurementDomain) throw new MissingArgumentError('measurementDomain')
  const text = [type, shortDomain(measurementDomain), id, tagId, name]
    .map((part) => toKebab(part ?? ''))
    .filter(Boolean)
    .join('-')
  const hash = new Md5().update(new TextEncoder().encode(text)).digest()
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `any:distance` is `ad`; time is a `t`, because `e` stands for elevation. */
function shortDomain(domain: string): string {
  const [category = '', measure = ''] = domain.split(':')
  if (domain === 'fundraising:donations_made') return 'fc'
  return `${category.slice(0, 1)}${measure === 'elapsed_time' ? 't' : measure.slice(0, 1)}`
}

/** Reads a leaderboard definition. Never throws; a missing text is ''. */
export function parseLeaderboardDefinition(wire: unknown): LeaderboardDefinition {
  const row = asRecord(wire)
  const tag = asRecord(row['tagDefinition'])
  return {
    id: toText(row['id']) ?? '',
    conditions: asList(row['conditions'])
      .map(asRecord)
      .map(({ tagDefinitionId, value }) => ({
        tagDefinitionId: toText(tagDefinitionId) ?? '',
        value: toText(value) ?? '',
      })),
    measurementDomain: toText(row['measurementDomain']) ?? '',
    primaryUnit: toText(row['primaryUnit']) ?? '',
    segment: toText(row['segment']) ?? '',
    tagDefinition: { id: toText(tag['id']) ?? '', label: toText(tag['label']) },
  }
}
