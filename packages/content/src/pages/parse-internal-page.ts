import * as v from 'valibot'
import { deserialiseFields } from '../documents/deserialise-fields.ts'
import { fieldReader } from '../fields/field-reader.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isEmptyField } from '../documents/is-empty-field.ts'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { parseFooter } from '../site/parse-footer.ts'
import { parseHeader } from '../site/parse-header.ts'
import { parseMeta } from '../site/parse-meta.ts'
import type { ContentIssue } from '../site/site-config.ts'
import type { SliceOptions } from '../slices/own-slice.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { InternalPage, Segmentation } from './internal-page.ts'

const segmentationRow = v.object({ isSegmented: yesNo(false), key: requiredText, value: text })

/**
 * An `internal_page` document of the content service as a page. Title and slices are read strictly;
 * what is wrong in `meta`, `header` and `footer` is left out and listed in `issues`.
 *
 * @throws ContentError for the first field of title and content that is not what it must be
 */
export function parseInternalPage(raw: unknown, options: SliceOptions = {}): InternalPage {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) && isRecord(raw['data']) ? raw['data'] : {}
  const issues: ContentIssue[] = []
  const reader = fieldReader(deserialiseFields(data), { document, issues })
  return {
    document,
    uid: document.uid,
    lang: isRecord(raw) && typeof raw['lang'] === 'string' ? raw['lang'] : '',
    title: reader.read('title', text, ''),
    meta: parseMeta(reader),
    content: parseContent(document, 'content', data['content'], options),
    segmentation: parseSegmentation(reader),
    header: onlyGiven(parseHeader(reader), 'header', reader),
    footer: onlyGiven(parseFooter(reader), 'footer', reader),
    issues,
  }
}

function parseSegmentation(reader: FieldReader): Segmentation {
  const rows = reader.rows('segmentation', segmentationRow).map(({ value }) => value)
  return {
    isSegmented: rows.some(({ isSegmented }) => isSegmented),
    segments: rows.map(({ key, value }) => ({ key, value })),
  }
}

/** Keeps the fields that the document sets to a valid value. The site's own value applies to all others. */
function onlyGiven<Config extends object>(
  config: Config,
  field: string,
  reader: FieldReader,
): Partial<Config> {
  const given = Object.entries(config).filter(
    ([name, value]) => reader.has(`${field}.${name}`) && !isEmptyField(value),
  )
  return Object.fromEntries(given) as Partial<Config>
}
