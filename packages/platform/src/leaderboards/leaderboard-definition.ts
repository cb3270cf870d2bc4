import { md5 } from '@noble/hashes/legacy.js'
import { MissingArgumentError } from '../errors/errors.ts'
import { type Id, toSingleId } from '../request/arguments.ts'
import { toKebab } from '../values/texts.ts'
import { asList, asRecord, toText } from '../values/values.ts'

/** A tag value that a page must have to be ranked. */
export interface LeaderboardCondition {
  tagDefinitionId: string
  value: string
}

/** Definition of a tag leaderboard (Spec §3). */
export interface LeaderboardDefinition {
  id: string
  conditions: LeaderboardCondition[]
  /** For example, `any:distance`. */
  measurementDomain: string
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  primaryUnit: string
  /** Pages that the leaderboard covers, for example `page:campaign:{guid}`. */
  segment: string
  tagDefinition: { id: string; label: string | undefined }
}

/** Inputs that identify a leaderboard definition. */
export interface LeaderboardDefinitionInputs {
  /** ID of the campaign, or of another entity if `type` is set. */
  campaign: Id
  /** One of the 24 domains, for example `any:distance`. */
  measurementDomain: string
  /** @default 'campaign' */
  type?: string | undefined
  /** ID of the tag whose values are ranked. @default the page's campaign */
  tagId?: string | undefined
  /** Distinguishes definitions whose other inputs are the same. */
  name?: string | undefined
}

/**
 * Returns the ID of a leaderboard definition: an MD5 hash of the inputs, compatible with the platform's other clients.
 * `fundraising:offline_donations` and its `_count` variant collide: set `name` for one of them.
 *
 * @throws {MissingArgumentError} if the campaign or domain is missing
 */
export function getLeaderboardDefinitionId({
  campaign,
  measurementDomain,
  type = 'campaign',
  tagId,
  name,
}: LeaderboardDefinitionInputs): string {
  const id = toSingleId('campaign', campaign)
  if (!id) throw new MissingArgumentError('campaign')
  if (!measurementDomain) throw new MissingArgumentError('measurementDomain')
  const text = [type, shortenDomain(measurementDomain), id, tagId, name]
    .map((part) => toKebab(part ?? ''))
    .filter(Boolean)
    .join('-')
  const hash = md5(new TextEncoder().encode(text))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Abbreviates a domain: `any:distance` becomes `ad`. `elapsed_time` is `t`, because `e` is elevation. */
function shortenDomain(domain: string): string {
  const [category = '', measure = ''] = domain.split(':')
  if (domain === 'fundraising:donations_made') return 'fc'
  return `${category.slice(0, 1)}${measure === 'elapsed_time' ? 't' : measure.slice(0, 1)}`
}

/** Parses a leaderboard definition. Never throws: missing text is ''. */
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
