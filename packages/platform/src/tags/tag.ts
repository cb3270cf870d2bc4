import { measurementDomains } from '@milepost/measures'
import { requireArguments } from '../request/arguments.ts'
import { asList, asRecord, type Guid, type NumericId, toText } from '../values/values.ts'

/** A tag, and the segments whose totals it counts towards (Spec §3). */
export interface Tag {
  id: string
  label: string | undefined
  value: string
  aggregation: { segment: string; measurementDomains: string[] }[]
}

/** A segment whose totals a tag counts towards. */
export interface TagAggregation {
  segment: string
  /** `['all']`, or a list of measurement domains. */
  measurementDomains: readonly string[]
  /** Limits in ISO 8601. Amounts outside this period do not count. */
  timeBox?: { notBefore?: string; notAfter?: string }
}

/** A tag to write. */
export interface TagInput {
  /** ID of the tag definition, such as `branch`. */
  id: string
  label: string
  value: string
  aggregation?: readonly TagAggregation[] | undefined
}

/** Parses a tag. Never throws. */
export function parseTag(wire: unknown): Tag {
  const tag = asRecord(wire)
  const definition = asRecord(tag['tagDefinition'])
  return {
    id: toText(definition['id']) ?? '',
    label: toText(definition['label']),
    value: toText(tag['value']) ?? '',
    aggregation: asList(tag['aggregation'])
      .map(asRecord)
      .map(({ segment, measurementDomains }) => ({
        segment: toText(segment) ?? '',
        measurementDomains: asList(measurementDomains).flatMap((domain) => toText(domain) ?? []),
      })),
  }
}

/**
 * Checks that a tag has an ID, a label and a value.
 *
 * @throws {MissingArgumentError} if one of them is missing
 */
export function requireTag(tag: TagInput): void {
  requireArguments({ tags: tag })
  const { id, label, value } = tag
  requireArguments({ id, label, value })
}

/** Inputs of `getDefaultPageTags`. */
export interface DefaultTagInputs {
  page: Guid
  charity?: NumericId | undefined
  event?: NumericId | undefined
  /** GUID. Numeric IDs are ignored. */
  campaign?: Guid | undefined
}

/** Returns the tags that make a page count towards the totals of its charity, event and campaign. */
export function getDefaultPageTags({
  page,
  charity,
  event,
  ...facts
}: DefaultTagInputs): TagInput[] {
  const campaign = /^\d*$/.test(facts.campaign ?? '') ? undefined : facts.campaign
  const pageValue = `page:fundraising:${page}`
  const tag = (id: string, label: string, value: string, segment: string): TagInput => ({
    id,
    label,
    value,
    aggregation: [
      { segment, measurementDomains: getDomains(true) },
      { segment, measurementDomains: getDomains(false) },
      { segment: `${segment}:all`, measurementDomains: ['all'] },
    ],
  })
  const total = (id: string, label: string, segment: string, domains: string[]): TagInput => ({
    id,
    label,
    value: pageValue,
    aggregation: [{ segment, measurementDomains: domains }],
  })
  const tags = [
    total('page:totals', 'Page Totals', 'page:totals', ['all']),
    total('CommsFitness', 'CommsFitness', 'AllCommsFitness', getDomains(false)),
  ]
  if (charity) {
    const link = `page:charity:${charity}`
    tags.push(
      tag('page:charity', 'Charity Link', link, link),
      tag(link, 'Page Charity Link', pageValue, link),
      tag('charityId', 'Charity Id', charity, link),
    )
  }
  if (event) {
    const link = `page:event:${event}`
    tags.push(
      tag('page:event', 'Event Link', link, link),
      tag(link, 'Page Event Link', pageValue, link),
      tag('eventId', 'Event Id', event, link),
    )
  }
  if (campaign) {
    const link = `page:campaign:${campaign}`
    tags.push(
      tag('campaignGuid', 'Campaign Guid', campaign, link),
      tag('page:campaign', 'Campaign Link', link, link),
      tag(link, 'Page Campaign Link', pageValue, link),
    )
    if (charity) {
      const both = `${link}:charity:${charity}`
      tags.push(
        tag('page:campaign:charity', 'Charity Campaign Link', both, both),
        tag(both, 'Page Charity Campaign Link', pageValue, both),
      )
    }
  }
  return tags
}

function getDomains(isMoney: boolean): string[] {
  return measurementDomains.filter((domain) => domain.startsWith('fundraising:') === isMoney)
}
