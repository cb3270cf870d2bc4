import { _MD5 as Md5 } from '@noble/hashes/legacy.js'
import { MissingArgumentError } from '../errors/errors.ts'
import { type Id, singleId } from '../request/arguments.ts'
import { toKebab } from '../values/texts.ts'
import { asList, asRecord, toText } from '../values/values.ts'

/** A tag value that pages must have. */
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
  /** Group of pages whose totals are added up, such as `page:campaign:{guid}`. */
  segment: string
  tagDefinition: { id: string; label: string | undefined }
}

/** Inputs of a leaderboard definition and its ID. */
export interface LeaderboardDefinitionInputs {
  /** ID of the entity that `type` names. */
  campaign: Id
  /** For example, `any:distance`. There are 24 domains. */
  measurementDomain: string
  /** @default 'campaign' */
  type?: string | undefined
  /** The ranked tag. @default the campaign's link */
  tagId?: string | undefined
  /** Distinguishes definitions with the same inputs. */
  name?: string | undefined
}

/**
 * Returns the ID of a leaderboard definition: an MD5 hash of the inputs, compatible with the platform's other clients.
 * `fundraising:offline_donations` and its `_count` variant collide: set `name` for one of them.
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

/** Abbreviates a domain: `any:distance` is `ad`. Time is `t`, because `e` is elevation. */
function shortDomain(domain: string): string {
  const [category = '', measure = ''] = domain.split(':')
  if (domain === 'fundraising:donations_made') return 'fc'
  return `${category.slice(0, 1)}${measure === 'elapsed_time' ? 't' : measure.slice(0, 1)}`
}

/** Parses a leaderboard definition. Never throws: a missing text is ''. */
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
