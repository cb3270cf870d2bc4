import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { Tag } from './tag.ts'

/** Reads a tag. Never throws. */
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
