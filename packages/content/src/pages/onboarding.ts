import { getDocumentData, readDocumentRef } from '../documents/deserialise-fields.ts'
import { ContentError, type DocumentRef } from '../documents/errors.ts'
import { getIn, isEmptyField } from '../documents/values.ts'
import { describeValue } from '../fields/field.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { readSlice } from '../slices/page-slices.ts'
import { registrationSchema, type RegistrationSlice } from '../slices/site-slices.ts'
import { type ContentClient, findDocuments } from '../sources/content-client.ts'

/** Registration forms of a site, from an `onboarding` document. Plain data. */
export interface Onboarding {
  readonly document: DocumentRef
  readonly registration: readonly RegistrationSlice[]
}

/**
 * Parses an `onboarding` document.
 *
 * @throws ContentError for the first invalid field or unexpected slice type
 */
export function parseOnboarding(raw: unknown): Onboarding {
  const document = readDocumentRef(raw)
  const field = getDocumentData(raw)['registration']
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
  const type = getIn(raw, 'slice_type')
  if (type !== 'registration') {
    const problem = `expected a registration slice, found ${describeValue(type)}`
    throw new ContentError({ document, field: `${field}.slice_type`, problem })
  }
  return readSlice(registrationSchema, { document, field, raw })
}

/**
 * Fetches the site's registration document. Returns undefined if none is linked or it has been deleted.
 *
 * @throws ContentError if the document is invalid
 * @throws ContentUnavailableError if the CMS cannot be read
 */
export async function fetchOnboarding(
  client: ContentClient,
  site: Pick<SiteConfig, 'onboarding'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Onboarding | undefined> {
  if (site.onboarding === undefined) return undefined
  const { id, uid } = site.onboarding
  const type = 'onboarding'
  // The link may have the ID of a document in another language. Translations share the uid.
  const isByUid = id === '' || (client.language !== undefined && uid !== '')
  const filter = isByUid ? { type, uid } : { type, id }
  const [document] = await findDocuments(client, { ...filter, signal })
  return document === undefined ? undefined : parseOnboarding(document)
}
