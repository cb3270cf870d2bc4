import * as v from 'valibot'
import { deserialiseFields } from '../documents/deserialise-fields.ts'
import { fieldReader } from '../fields/field-reader.ts'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { country, defaultCountry } from '../fields/country.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { lines } from '../fields/lines.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { parseAccessibility } from './parse-accessibility.ts'
import { parseNotice, parseOtherWays } from './parse-bad-days.ts'
import { parseAnalytics, parseConsent } from './parse-consent.ts'
import { knownSlice } from './known-slice.ts'
import { parseDesign } from './parse-design.ts'
import { parseFooter } from './parse-footer.ts'
import { parseHead } from './parse-head.ts'
import { parseHeader } from './parse-header.ts'
import { parseMatching } from './parse-matching.ts'
import { parseMessages } from './parse-messages.ts'
import { parseMeta } from './parse-meta.ts'
import { parsePlatform } from './parse-platform.ts'
import { reportSchema } from './report-slice.ts'
import type { ReportSlice } from './report-slice.ts'
import type { ContentIssue, SiteConfig } from './site-config.ts'

/** A site and what was wrong in its document; the site works without what was wrong. */
export interface ParsedSite {
  readonly site: SiteConfig
  readonly issues: readonly ContentIssue[]
}

/**
 * A `custom_site` document of the content service as a site's configuration, with every default of
 * the specification. Nothing in the document can make it throw: a field that is not what it must be
 * gets its default and an issue that names it. The home page's slices stay unread
 * (see `parseHomeContent`).
 */
export function parseSite(raw: unknown): ParsedSite {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) && isRecord(raw['data']) ? raw['data'] : {}
  const issues: ContentIssue[] = []
  const reader = fieldReader(deserialiseFields(data), { document, issues })
  const site: SiteConfig = {
    document,
    uid: document.uid,
    meta: parseMeta(reader),
    head: parseHead(reader),
    header: parseHeader(reader),
    footer: parseFooter(reader),
    homeContent: Object.hasOwn(data, 'home-content') ? data['home-content'] : null,
    design: parseDesign(reader),
    localisation: { country: reader.read('localisation.country', country, defaultCountry) },
    iframe: reader.read('iframe', yesNo(false), false),
    frameHosts: reader.rows('frame.hosts', frameHostRow).map(({ value }) => value.host),
    maintenanceMode: reader.read('maintenanceMode', yesNo(false), false),
    useJGOauth: reader.read('useJGOauth', yesNo(true), true),
    environment: reader.read('environment', text, ''),
    platform: parsePlatform(reader, { document, issues }),
    matching: parseMatching(reader),
    notice: parseNotice(reader),
    otherWays: parseOtherWays(reader),
    isGivingDay: reader.read('giving.day', yesNo(false), false),
    analytics: parseAnalytics(reader),
    cookieConsent: parseConsent(reader),
    accessibility: parseAccessibility(reader),
    messages: parseMessages(reader),
    reports: reader.rows('reports', reportSlice).map(({ value }) => value),
    tags: reader
      .rows('tags', tagRow)
      .map(({ value }) => ({ ...value, label: value.label === '' ? value.name : value.label })),
    onboarding: reader.read('onboarding', documentLink, undefined),
  }
  return { site, issues }
}

/** At least two labels: a top-level domain is not a host. The last label has a letter, which excludes IP addresses. */
const hostName =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[\d-]*[a-z])[a-z\d-]{1,62}[a-z\d]$/

const frameHostRow = v.object({
  host: field((value): string | Refusal => {
    const host = typeof value === 'string' ? value.trim().toLowerCase() : ''
    return hostName.test(host) ? host : refuse('a host name such as forms.example.org', value)
  }),
})

const tagRow = v.object({ name: requiredText, label: text, values: lines })

const reportSlice = knownSlice<ReportSlice>({ report: reportSchema })

const documentLink = field((value): DocumentRef | undefined | Refusal => {
  if (value === null) return undefined
  if (!isRecord(value) || value['link_type'] !== 'Document')
    return refuse('a link to a document', value)
  return value['isBroken'] === true ? undefined : readDocumentRef(value)
})
