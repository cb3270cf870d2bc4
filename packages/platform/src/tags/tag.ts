import { measurementDomains } from '@milepost/measures'
import { requireArguments } from '../request/arguments.ts'
import { asList, asRecord, type Guid, toText } from '../values/values.ts'

/** A tag and the segments in which it counts (Spec §3). */
export interface Tag {
  id: string
  label: string | undefined
  value: string
  aggregation: { segment: string; measurementDomains: string[] }[]
}

/** A segment in which a tag's amounts are added up. */
export interface TagAggregation {
  segment: string
  /** `['all']`, or a list of domains. */
  measurementDomains: readonly string[]
  /** ISO 8601. Amounts outside the time box do not count. */
  timeBox?: { notBefore?: string; notAfter?: string }
}

/** A tag to write. */
export interface TagInput {
  /** ID of the definition, such as `branch`. */
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
 * Checks that a tag is complete.
 *
 * @throws {MissingArgumentError} without an ID, a label or a value
 */
export function requireTag(tag: TagInput): void {
  requireArguments({ tags: tag })
  const { id, label, value } = tag
  requireArguments({ id, label, value })
}

/** The page for which `defaultPageTags` creates tags. */
export interface DefaultTagFacts {
  page: Guid
  charity?: string | undefined
  event?: string | undefined
  /** GUID. Numbers are ignored. */
  campaign?: string | undefined
  /** ID of the tag that links the page to its campaign. @default `page:campaign:{guid}` */
  campaignTagId?: string | undefined
  /** ISO 8601. Activities outside the time box do not count. */
  timeBox?: { notBefore?: string; notAfter?: string } | undefined
}

/** Creates the tags with which a page counts in the totals of its charity, event and campaign. */
export function defaultPageTags(facts: DefaultTagFacts): TagInput[] {
  const { charity, event, timeBox } = facts
  const campaign = /^\d*$/.test(facts.campaign ?? '') ? undefined : facts.campaign
  const page = `page:fundraising:${facts.page}`
  const boxed = timeBox ? { timeBox } : {}
  const counted = (segment: string): TagAggregation[] => [
    { segment, measurementDomains: getDomains(true) },
    { segment, measurementDomains: getDomains(false), ...boxed },
    { segment: `${segment}:all`, measurementDomains: ['all'] },
  ]
  const tag = (id: string, label: string, value: string, segment: string): TagInput => ({
    id,
    label,
    value,
    aggregation: counted(segment),
  })
  const totals = [{ segment: 'page:totals', measurementDomains: ['all'], ...boxed }]
  const tags: TagInput[] = [
    { id: 'page:totals', label: 'Page Totals', value: page, aggregation: totals },
    { id: 'CommsFitness', label: 'CommsFitness', value: page, aggregation: commsSegments(timeBox) },
  ]
  if (charity) {
    const link = `page:charity:${charity}`
    tags.push(
      tag('page:charity', 'Charity Link', link, link),
      tag(link, 'Page Charity Link', page, link),
      tag('charityId', 'Charity Id', charity, link),
    )
  }
  if (event) {
    const link = `page:event:${event}`
    tags.push(
      tag('page:event', 'Event Link', link, link),
      tag(link, 'Page Event Link', page, link),
      tag('eventId', 'Event Id', event, link),
    )
  }
  if (campaign) {
    const link = `page:campaign:${campaign}`
    const linkTagId = facts.campaignTagId ?? link
    tags.push(
      tag('campaignGuid', 'Campaign Guid', campaign, link),
      tag('page:campaign', 'Campaign Link', link, link),
      tag(linkTagId, 'Page Campaign Link', page, linkTagId),
    )
    if (charity) {
      const both = `${link}:charity:${charity}`
      tags.push(
        tag('page:campaign:charity', 'Charity Campaign Link', both, both),
        tag(both, 'Page Charity Campaign Link', page, both),
      )
    }
  }
  return tags
}

function getDomains(isMoney: boolean): string[] {
  return measurementDomains.filter((domain) => domain.startsWith('fundraising:') === isMoney)
}

/** Returns the segments of activities: all, and with a time box those before, during and after it. */
function commsSegments(timeBox: DefaultTagFacts['timeBox']): TagAggregation[] {
  const domains = getDomains(false)
  const all = { segment: 'AllCommsFitness', measurementDomains: domains }
  if (!timeBox) return [all]
  const { notBefore, notAfter } = timeBox
  return [
    all,
    ...(notBefore === undefined
      ? []
      : [
          {
            segment: 'BeforeEventCommsFitness',
            measurementDomains: domains,
            timeBox: { notAfter: notBefore },
          },
        ]),
    { segment: 'DuringEventCommsFitness', measurementDomains: domains, timeBox },
    ...(notAfter === undefined
      ? []
      : [
          {
            segment: 'AfterEventCommsFitness',
            measurementDomains: domains,
            timeBox: { notBefore: notAfter },
          },
        ]),
  ]
}
