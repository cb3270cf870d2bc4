import * as v from 'valibot'
import { readDocumentRef } from '../documents/deserialise-fields.ts'
import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import {
  createDocumentReader,
  field,
  type FieldReader,
  InvalidValue,
  rejectValue,
} from '../fields/field.ts'
import { country, lines, requiredText, text, boolean } from '../fields/fields.ts'
import { type PageSlice, parseContent } from '../slices/page-slices.ts'
import { toKnownSlice, reportSchema, type ReportSlice } from '../slices/site-slices.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, findDocuments } from '../sources/content-client.ts'
import { parseFooter, parseHeader } from './header-and-footer.ts'
import { parseHead, parseMeta } from './parse-head.ts'
import { parsePlatform } from './parse-platform.ts'
import {
  parseAccessibility,
  parseAnalytics,
  parseConsent,
  parseDesign,
  parseMatching,
  parseNotice,
  parseOtherWays,
} from './parse-settings.ts'
import type { SiteConfig } from './site-config.ts'

/** A site's configuration, and the problems in its document. */
export interface ParsedSite {
  readonly site: SiteConfig
  readonly issues: readonly ContentProblem[]
}

/**
 * Parses a `custom_site` document, with the specification's defaults. Never throws: an invalid field gets its default,
 * and is listed in `issues`. The slices of the home page are not parsed: use `parseHomeContent`.
 */
export function parseSite(raw: unknown): ParsedSite {
  const { document, data, issues, reader } = createDocumentReader(raw)
  const platform = parsePlatform(reader, { document, issues })
  const site: SiteConfig = {
    document,
    uid: document.uid,
    meta: parseMeta(reader),
    head: parseHead(reader),
    header: parseHeader(reader),
    footer: parseFooter(reader),
    homeContent: Object.hasOwn(data, 'home-content') ? data['home-content'] : null,
    design: parseDesign(reader),
    localisation: { country: reader.read('localisation.country', country) },
    iframe: reader.read('iframe', boolean(false)),
    frameHosts: reader.values('frame.hosts', frameHostRow).map((row) => row.host),
    maintenanceMode: reader.read('maintenanceMode', boolean(false)),
    useJGOauth: reader.read('useJGOauth', boolean(true)),
    environment: reader.read('environment', text),
    platform,
    matching: parseMatching(reader, platform),
    notice: parseNotice(reader, platform),
    otherWays: parseOtherWays(reader),
    isGivingDay: reader.read('giving.day', boolean(false)),
    analytics: parseAnalytics(reader),
    cookieConsent: parseConsent(reader),
    accessibility: parseAccessibility(reader),
    messages: parseMessages(reader),
    reports: reader.values('reports', reportSlice),
    tags: reader
      .rows('tags', tagRow)
      .map(({ value }) => ({ ...value, label: value.label === '' ? value.name : value.label })),
    onboarding: reader.read('onboarding', documentLink),
  }
  return { site, issues }
}

/** Host name with at least two labels, which excludes top-level domains, and a letter in the last one, which excludes IP addresses. */
const hostName =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[\d-]*[a-z])[a-z\d-]{1,62}[a-z\d]$/

const frameHostRow = v.object({
  host: field((value): string | InvalidValue => {
    const host = typeof value === 'string' ? value.trim().toLowerCase() : ''
    return hostName.test(host) ? host : rejectValue('a host name such as forms.example.org', value)
  }),
})

const tagRow = v.object({ name: requiredText, label: text, values: lines })

const reportSlice = toKnownSlice<ReportSlice>({ report: reportSchema })

const documentLink = field((value): DocumentRef | undefined | InvalidValue => {
  if (value === null) return undefined
  if (!isRecord(value) || value['link_type'] !== 'Document')
    return rejectValue('a link to a document', value)
  return value['isBroken'] === true ? undefined : readDocumentRef(value)
})

/** Names of inherited properties, which are not allowed as keys, because looking them up would be unsafe. */
const objectProperties: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

const messageKey = field((value): string | InvalidValue => {
  const key = typeof value === 'string' ? value.trim() : ''
  return /^[a-z][\w.]{0,80}$/i.test(key) && !objectProperties.includes(key)
    ? key
    : rejectValue('the key of a message', value)
})

const messageRow = v.object({ key: messageKey, text: requiredText })

/** Parses the `messages` rows to custom messages by key. If a key is repeated, the last row wins. */
function parseMessages(reader: FieldReader): Record<string, string> {
  const rows = reader.rows('messages', messageRow)
  return Object.fromEntries(rows.map(({ value: { key, text } }) => [key, text]))
}

/**
 * Fetches a site by slug (Spec §7). Returns undefined if it does not exist.
 *
 * @throws ContentUnavailableError if the CMS cannot be read
 * @throws ContentError if the CMS reports that the document is invalid
 */
export async function fetchSite(
  client: ContentClient,
  { uid, signal }: { uid: string; signal?: AbortSignal | undefined },
): Promise<ParsedSite | undefined> {
  const [document] = await findDocuments(client, { type: 'custom_site', uid, signal })
  return document === undefined ? undefined : parseSite(document)
}

/**
 * Parses the slices of the home page, like `parseContent`.
 *
 * @throws ContentError for the first invalid field
 */
export function parseHomeContent(
  site: Pick<SiteConfig, 'document' | 'homeContent'>,
  options: SliceOptions = {},
): PageSlice[] {
  return parseContent(site.document, 'home-content', site.homeContent, options)
}
