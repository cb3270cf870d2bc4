import type { DocumentRef } from '../documents/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import { ContentError } from '../errors/content-error.ts'
import { parseOnboarding } from '../onboarding/onboarding.ts'
import { parseInternalPage } from '../pages/parse-internal-page.ts'
import { parseSupporterPages } from '../pages/supporter-pages.ts'
import { parseSite } from '../site/parse-site.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { parseTagPages } from '../tags/tag-pages.ts'
import { tagSlug } from '../tags/tag-slug.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { examineConfig } from './examine-config.ts'
import { examineSlices } from './examine-slices.ts'
import { examineValues } from './examine-values.ts'
import type { Targets } from './examine-values.ts'
import { finding } from './finding.ts'
import type { Finding } from './finding.ts'

/** A site to look at, whole. */
export interface SiteToExamine {
  /** The site's uid. */
  readonly site: string
  /** Every document of its repository, as the content service sends them. */
  readonly documents: readonly unknown[]
  readonly now: Date
  /** The customer's plan, when its limit is to be checked. */
  readonly tenant?: Pick<Tenant, 'pages'> | undefined
}

const slicesOf: Readonly<Record<string, readonly string[]>> = {
  custom_site: ['home-content'],
  internal_page: ['content'],
  supporter_pages: ['content', 'admin', 'team'],
  tag_pages: ['content'],
}

/** Served by the product itself, whatever a site's documents are. */
const productPaths = ['/fundraising/', '/fundraising-edit/', '/teams/', '/preview/', '/media/']

/**
 * Looks a whole site over and names everything that is wrong, with document and field. Never throws,
 * whatever the documents are; no findings means that nothing is wrong.
 */
export function examineSite({ site: uid, documents, now, tenant }: SiteToExamine): Finding[] {
  const raw = documents.find((candidate) => {
    const document = readDocumentRef(candidate)
    return document.type === 'custom_site' && document.uid === uid
  })
  if (raw === undefined) {
    const document = { type: 'custom_site', uid, id: '' }
    return [finding('missing-site', { document, field: '', problem: 'there is no such site' })]
  }
  const { site } = parseSite(raw)
  const targets = targetsOf(site, documents)
  const others = documents.filter((other) => readDocumentRef(other).type !== 'custom_site')
  return [
    ...examineConfig(raw, now),
    ...examinePageLimit(site.document, others, tenant),
    ...[raw, ...others].flatMap((document) => examineDocument(document, targets)),
  ]
}

function examineDocument(raw: unknown, targets: Targets): Finding[] {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) && isRecord(raw['data']) ? raw['data'] : {}
  const fields = slicesOf[document.type] ?? []
  return [
    ...fields.flatMap((field) => examineSlices(document, field, data[field])),
    ...examineFields(document, data),
    ...examineValues(document, data, targets),
  ]
}

/** What is wrong around the slices, which are looked at one by one. */
function examineFields(document: DocumentRef, data: Record<string, unknown>): Finding[] {
  const rest = { ...data, content: null, admin: null, team: null }
  const raw = { ...document, data: rest }
  try {
    if (document.type === 'onboarding') parseOnboarding(raw)
    const issues =
      document.type === 'internal_page'
        ? parseInternalPage(raw).issues
        : document.type === 'supporter_pages'
          ? parseSupporterPages(raw).issues
          : document.type === 'tag_pages'
            ? parseTagPages(raw).issues
            : []
    return issues.map((issue) => finding('field', issue))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [finding('field', error)]
  }
}

function examinePageLimit(
  document: DocumentRef,
  documents: readonly unknown[],
  tenant: Pick<Tenant, 'pages'> | undefined,
): Finding[] {
  const inner = documents.filter((other) => readDocumentRef(other).type === 'internal_page')
  // The home page counts as well.
  const pages = inner.length + 1
  if (tenant === undefined || pages <= tenant.pages) return []
  const problem = `the site has ${pages} pages; the plan allows ${tenant.pages}`
  return [finding('page-limit', { document, field: '', problem })]
}

function targetsOf(site: SiteConfig, documents: readonly unknown[]): Targets {
  const refs = documents.map((document) => readDocumentRef(document))
  const pages = refs.filter(({ type }) => type === 'internal_page').map(({ uid }) => `/${uid}`)
  const tags = site.tags.flatMap(({ name, values }) =>
    values.map((value) => `/${tagSlug(name)}/${tagSlug(value)}`),
  )
  const modals = site.footer.content.flatMap((slice) =>
    slice.type === 'modal' ? [slice.primary.id] : [],
  )
  return {
    paths: new Set(['', ...pages, ...tags]),
    prefixes: productPaths,
    modals: new Set(modals),
    documents: new Set(
      refs.flatMap(({ type, uid, id }) => [`${type}/${uid}`, ...(id === '' ? [] : [id])]),
    ),
  }
}
