import { documentData, readDocumentRef } from '../documents/deserialise-fields.ts'
import { ContentError, type DocumentRef } from '../documents/errors.ts'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { readSlice } from '../slices/parse-content.ts'
import { registrationSchema, type RegistrationSlice } from '../slices/site-slices.ts'
import { type ContentClient, findDocuments } from '../sources/content-client.ts'

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
  const field = documentData(raw)['registration']
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
  return readSlice(registrationSchema, { document, field, raw })
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
