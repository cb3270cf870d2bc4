import type { TagWire, TagsWrittenWire } from '@milepost/platform/testing'
import { array, exactOptional, maxLength, nullable, object, optional, pipe, string } from 'valibot'
import { pageByShortName } from '../../records/page-row.ts'
import { emptyAnswer } from '../../http/answers.ts'
import { optionalText, requiredText } from '../../http/body-fields.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { pageTags, writeTags } from './page-tags.ts'

interface Aggregation {
  segment: string
  measurementDomains: string[]
  timeBox?: { notBefore?: string; notAfter?: string } | null
}

interface FlatTag {
  id: string
  label: string
  value: string
  aggregation: Aggregation[]
}

const aggregation = optional(
  pipe(
    array(
      object({
        segment: requiredText(300),
        measurementDomains: pipe(array(string('must be text')), maxLength(50, 'has too many')),
        timeBox: exactOptional(
          nullable(
            object({ notBefore: exactOptional(string()), notAfter: exactOptional(string()) }),
          ),
        ),
      }),
      'must be a list',
    ),
    maxLength(20, 'has too many'),
  ),
  [],
)

/** Writes one tag of a page, as a flat body (wire contract §2.5.10). Needs no authentication. */
export const postTag = defineCall<TagsWrittenWire, undefined, FlatTag>({
  family: 'api',
  method: 'POST',
  path: '/v1/tags/:shortName',
  body: object({
    id: requiredText(300),
    label: optionalText(300),
    value: requiredText(500),
    aggregation,
  }),
  handle: (context, { body: { id, label, ...rest } }) =>
    written(context, [{ tagDefinition: { id, label }, ...rest }]),
})

/** Writes many tags of a page: nested bodies (wire contract §2.5.10). All of them, or none. */
export const postTags = defineCall<TagsWrittenWire, undefined, { tagValues: TagWire[] }>({
  family: 'api',
  method: 'POST',
  path: '/v1/tags/:shortName/multiple',
  body: object({
    tagValues: pipe(
      array(
        object({
          tagDefinition: object({ id: requiredText(300), label: optionalText(300) }),
          value: requiredText(500),
          aggregation,
        }),
        'must be a list',
      ),
      maxLength(100, 'has too many'),
    ),
  }),
  handle: (context, { body }) => written(context, body.tagValues),
})

function written({ database, params }: CallContext, tags: readonly TagWire[]) {
  const page = pageByShortName(database, params['shortName'] ?? '')
  if (page === undefined) return emptyAnswer(404)
  writeTags(database, page.id, tags)
  return { tags: pageTags(database, page.id) }
}
