import * as v from 'valibot'
import type { ContentClient } from '../client/create-content-client.ts'
import { findDocuments } from '../client/find-documents.ts'
import { deserialiseSlice } from '../documents/deserialise-fields.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { fieldPath } from '../documents/field-path.ts'
import { isEmptyField } from '../documents/is-empty-field.ts'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import { ContentError } from '../errors/content-error.ts'
import { describeValue } from '../fields/describe-value.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { registrationSchema } from './registration-slice.ts'
import type { RegistrationSlice } from './registration-slice.ts'

/** How people start a page on a site. Plain data. */
export interface Onboarding {
  readonly document: DocumentRef
  readonly registration: readonly RegistrationSlice[]
}

/**
 * An `onboarding` document of the content service. No slices give no registration.
 *
 * @throws ContentError for the first field that is not what it must be, or a slice of another type
 */
export function parseOnboarding(raw: unknown): Onboarding {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) && isRecord(raw['data']) ? raw['data'] : {}
  const field = data['registration']
  const slices = Array.isArray(field) || !isEmptyField(field) ? field : []
  if (!Array.isArray(slices)) {
    const problem = `expected a list of slices, found ${describeValue(slices)}`
    throw new ContentError({ document, field: 'registration', problem })
  }
  const registration = slices.map((slice, index) =>
    parseRegistration(document, `registration[${index}]`, slice),
  )
  return { document, registration }
}

function parseRegistration(document: DocumentRef, field: string, raw: unknown): RegistrationSlice {
  const type = isRecord(raw) ? raw['slice_type'] : undefined
  if (type !== 'registration') {
    const problem = `expected a registration slice, found ${describeValue(type)}`
    throw new ContentError({ document, field: `${field}.slice_type`, problem })
  }
  const result = v.safeParse(registrationSchema, deserialiseSlice(raw))
  if (result.success) return result.output
  const [issue] = result.issues
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  throw new ContentError({ document, field: fieldPath(field, raw, path), problem: issue.message })
}

/**
 * The registration document that a site links, or undefined when it links none or it is gone.
 *
 * @throws ContentError when the document is broken
 * @throws ContentUnavailableError when the content service cannot be read
 */
export async function fetchOnboarding(
  client: ContentClient,
  site: Pick<SiteConfig, 'onboarding'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Onboarding | undefined> {
  if (site.onboarding === undefined) return undefined
  const { id, uid } = site.onboarding
  const type = 'onboarding'
  // A link may name the document in another language; a translation has the same uid.
  const isByUid = id === '' || (client.language !== undefined && uid !== '')
  const which = isByUid ? { type, uid } : { type, id }
  const [document] = await findDocuments(client, { ...which, signal })
  return document === undefined ? undefined : parseOnboarding(document)
}
