import { getDocumentData, readDocumentRef } from '../documents/deserialise-fields.ts'
import { ContentError, type ContentProblem, type DocumentRef } from '../documents/errors.ts'
import { parseInternalPage } from '../pages/internal-pages.ts'
import { type Onboarding, parseOnboarding } from '../pages/onboarding.ts'
import { parseSupporterPages } from '../pages/supporter-pages.ts'
import { parseTagPages, toTagSlug } from '../pages/tag-pages.ts'
import { parseSite } from '../site/parse-site.ts'
import type { SiteConfig } from '../site/site-config.ts'
import type { Tenant } from '../site/tenants.ts'
import { footerSchemas } from '../slices/site-slices.ts'
import type { SliceSchemas } from '../slices/slice-schema.ts'
import { checkConfig, type MessageCatalogue } from './check-config.ts'
import { checkUrls, checkLinks, type LinkTargets, collectLinkTargets } from './check-links.ts'
import { checkSections, checkSlices, checkSliceTypes } from './check-slices.ts'
import { checkColours, checkEffects, checkShareImage, checkValues } from './check-values.ts'
import { type Finding, toFinding } from './finding.ts'

export interface SiteCheckOptions {
  /** Slug of the site. */
  readonly site: string
  /** All documents in the repository, as the CMS sends them. */
  readonly documents: readonly unknown[]
  readonly now: Date
  /** The customer's plan, to check the page limit. */
  readonly tenant?: Pick<Tenant, 'pages'> | undefined
  /** The product's message catalogue, to check custom messages. */
  readonly messages?: MessageCatalogue | undefined
  /** Paths of the available media files (`media/logo.svg`), to check references to them. */
  readonly media?: ReadonlySet<string> | undefined
  /** Custom page slice schemas. */
  readonly slices?: SliceSchemas | undefined
}

const sliceFields: Readonly<Record<string, readonly string[]>> = {
  custom_site: ['home-content'],
  internal_page: ['content'],
  supporter_pages: ['content', 'admin', 'team'],
  tag_pages: ['content'],
}

const footerTypes = Object.keys(footerSchemas)

/** Checks all content of a site. Never throws. Returns an empty list if there are no problems. */
export function checkSite(options: SiteCheckOptions): Finding[] {
  const { site: uid, documents, now, tenant, messages, media, slices } = options
  const raw = documents.find((candidate) => {
    const document = readDocumentRef(candidate)
    return document.type === 'custom_site' && document.uid === uid
  })
  if (raw === undefined) {
    const document = { type: 'custom_site', uid, id: '' }
    return [toFinding('missing-site', { document, field: '', problem: 'the site is missing' })]
  }
  const { site } = parseSite(raw)
  const targets = collectLinkTargets(site, documents, media)
  const others = documents.filter((other) => readDocumentRef(other).type !== 'custom_site')
  return [
    ...checkConfig(raw, { now, messages }),
    ...checkPageLimit(site.document, others, tenant),
    ...[raw, ...others].flatMap((document) => checkDocument(document, targets, slices)),
    ...[raw, ...others].flatMap((document) =>
      checkSections(document, site, sliceFields[readDocumentRef(document).type] ?? []),
    ),
    ...others.flatMap((document) => checkTagDocument(document, site)),
    ...others.flatMap((document) => checkQuestions(document, site)),
  ]
}

function checkDocument(
  raw: unknown,
  targets: LinkTargets,
  schemas: SliceSchemas | undefined,
): Finding[] {
  const document = readDocumentRef(raw)
  const data = getDocumentData(raw)
  const fields = sliceFields[document.type] ?? []
  return [
    ...fields.flatMap((field) => checkSlices(document, field, data[field], { schemas })),
    ...checkSliceTypes(document, 'footer-content', data['footer-content'], footerTypes),
    ...checkSliceTypes(document, 'reports', data['reports'], ['report']),
    ...checkFields(document, raw),
    ...checkValues(document, data),
    ...checkLinks(document, data, targets),
    ...checkColours(document, data),
    ...checkEffects(document, data),
    ...checkUrls(document, data),
    ...checkShareImage(document, data),
  ]
}

const parsers: Readonly<Record<string, (raw: unknown) => { issues?: readonly ContentProblem[] }>> =
  {
    onboarding: (raw) => {
      parseOnboarding(raw)
      return {}
    },
    internal_page: parseInternalPage,
    supporter_pages: parseSupporterPages,
    tag_pages: parseTagPages,
  }

/** Checks a document's fields, except page slices, which `checkSlices` checks. */
function checkFields(document: DocumentRef, raw: unknown): Finding[] {
  try {
    const { issues = [] } = parsers[document.type]?.(withoutSlices(raw)) ?? {}
    return issues.map((issue) => toFinding('field', issue))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [toFinding('field', error)]
  }
}

/** Reports a tag page document whose tag or value is not configured on the site. */
function checkTagDocument(raw: unknown, site: SiteConfig): Finding[] {
  if (readDocumentRef(raw).type !== 'tag_pages') return []
  const { document, tag: name, value } = parseTagPages(withoutSlices(raw))
  const tag = site.tags.find((one) => toTagSlug(one.name) === toTagSlug(name))
  const field = tag === undefined ? 'tag' : 'value'
  const hasValue = tag?.values.some((each) => toTagSlug(each) === toTagSlug(value)) ?? false
  if (tag !== undefined && (value === '' || hasValue)) return []
  const problem =
    tag === undefined
      ? `the site has no tag "${name}"`
      : `the site's tag "${tag.name}" has no value "${value}"`
  return [toFinding('tag', { document, field, problem })]
}

/** Reports registration options that are not values of their tag: the resulting pages would not be on any tag page. */
function checkQuestions(raw: unknown, site: SiteConfig): Finding[] {
  if (readDocumentRef(raw).type !== 'onboarding') return []
  const { document, registration } = readOnboarding(raw)
  return registration.flatMap(({ items }, slice) =>
    items.flatMap(({ name, options }, index) => {
      const tag = site.tags.find((one) => toTagSlug(one.name) === toTagSlug(name))
      if (tag === undefined) return []
      const known = tag.values.map((value) => toTagSlug(value))
      const field = `registration[${slice}].items[${index}].options`
      return options
        .filter((option) => !known.includes(toTagSlug(option)))
        .map((option) => {
          const problem = `the site's tag "${tag.name}" has no value "${option}"`
          return toFinding('tag', { document, field, problem })
        })
    }),
  )
}

/** Parses an onboarding document. If it is invalid, which is reported separately, the registration is empty. */
function readOnboarding(raw: unknown): Onboarding {
  try {
    return parseOnboarding(raw)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { document: readDocumentRef(raw), registration: [] }
  }
}

/** Returns a copy of a document without page slices. */
function withoutSlices(raw: unknown): unknown {
  const data = { ...getDocumentData(raw), content: null, admin: null, team: null }
  return { ...readDocumentRef(raw), data }
}

function checkPageLimit(
  document: DocumentRef,
  documents: readonly unknown[],
  tenant: Pick<Tenant, 'pages'> | undefined,
): Finding[] {
  const inner = documents.filter((other) => readDocumentRef(other).type === 'internal_page')
  // Including the home page.
  const pages = inner.length + 1
  if (tenant === undefined || pages <= tenant.pages) return []
  const problem = `the site has ${pages} pages, but its plan allows ${tenant.pages}`
  return [toFinding('page-limit', { document, field: '', problem })]
}
