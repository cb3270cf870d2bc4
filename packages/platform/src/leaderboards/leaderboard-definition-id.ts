import { _MD5 as Md5 } from '@noble/hashes/legacy.js'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { toKebab } from '../values/to-kebab.ts'

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
