import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { contrastOf } from './contrast.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { walkValues } from './walk-values.ts'

/** WCAG 2 AA, text of usual size. */
const enoughForText = 4.5

/**
 * Looks at every foreground that has a background beside it: of the header, of the footer, of each
 * button. The design's own colours are not looked at: the theme computes readable text for them.
 */
export function examineColours(document: DocumentRef, data: Record<string, unknown>): Finding[] {
  const around = ['header', 'footer'].flatMap((part) =>
    examinePair(document, data, `${part}-foreground`, `${part}-background`, ''),
  )
  const inside = [...walkValues(data)].flatMap(({ field, value }) =>
    isRecord(value) ? examinePair(document, value, 'foreground', 'background', `${field}.`) : [],
  )
  return [...around, ...inside]
}

function examinePair(
  document: DocumentRef,
  owner: Record<string, unknown>,
  foregroundName: string,
  backgroundName: string,
  place: string,
): Finding[] {
  const { [foregroundName]: foreground, [backgroundName]: background } = owner
  if (typeof foreground !== 'string' || typeof background !== 'string') return []
  const contrast = contrastOf(foreground, background)
  if (contrast === undefined || contrast >= enoughForText) return []
  const ratio = (Math.floor(contrast * 100) / 100).toFixed(2)
  const problem = `${foreground} on ${background} has a contrast of ${ratio}; AA asks for ${enoughForText}`
  return [toFinding('contrast', { document, field: `${place}${foregroundName}`, problem })]
}
