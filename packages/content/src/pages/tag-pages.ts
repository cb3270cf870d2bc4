import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { createDocumentReader } from '../fields/field.ts'
import { image, type Image, text } from '../fields/fields.ts'
import { parseMeta } from '../site/parse-head.ts'
import { getPlatformSettings } from '../site/projects.ts'
import type { PageMeta, SiteConfig } from '../site/site-config.ts'
import { type PageSlice, parseContent } from '../slices/page-slices.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, fetchParsed, type ParsedDocuments } from '../sources/content-client.ts'

/**
 * Converts a tag's name or value to a slug: lower-case letters and digits in any script, with hyphens. `Wrackley Bay`
 * becomes `wrackley-bay`. Empty if the text has no letters or digits.
 */
export function toTagSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Content of a tag's pages, from a `tag_pages` document. Plain data. */
export interface TagPages {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  /** Name of the configured tag. */
  readonly tag: string
  /** Tag value that the document is for. If empty, it applies to all values without a separate document. */
  readonly value: string
  readonly label: string
  readonly image: Image | undefined
  readonly content: readonly PageSlice[]
  /** Problems outside `content`. Affected fields have their defaults. */
  readonly issues: readonly ContentProblem[]
}

/**
 * Parses a `tag_pages` document.
 *
 * @throws ContentError for the first invalid section
 */
export function parseTagPages(raw: unknown, options: SliceOptions = {}): TagPages {
  const { document, data, issues, reader } = createDocumentReader(raw)
  return {
    document,
    uid: document.uid,
    meta: parseMeta(reader),
    tag: reader.read('tag', text),
    value: reader.read('value', text),
    label: reader.read('label', text),
    image: reader.read('image', image),
    content: parseContent(document, 'content', data['content'], options),
    issues,
  }
}

/** Fetches all `tag_pages` documents (Spec §7). If the CMS cannot be read, returns an empty list, with the error as `failure`. */
export function fetchTagPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ParsedDocuments<TagPages>> {
  return fetchParsed(client, { type: 'tag_pages', signal }, (raw) =>
    parseTagPages(raw, { schemas: client.slices }),
  )
}

/** Page of a tag value (Spec §3). */
export interface TagPage<Totals = undefined> {
  /** Label from the document, otherwise from the configured tag. */
  readonly label: string
  /** Tag value, as configured. */
  readonly name: string
  readonly image: Image | undefined
  /** Slug of the tag value. */
  readonly slug: string
  /** Name of the configured tag. */
  readonly tagId: string
  /** Totals of the tag value, to be set by the caller. */
  readonly totals: Totals
  /** Undefined if there is no document. */
  readonly meta: PageMeta | undefined
  /** Empty if there is no document. */
  readonly content: readonly PageSlice[]
}

/** A tag page, or the reason why there is none. */
export type TagPageResult =
  | { readonly status: 'fetched'; readonly page: TagPage }
  | { readonly status: 'failed'; readonly reason: 'platform' | 'tag' | 'value' }

/**
 * Finds the tag page at `/{tag}/{value}` (Spec §5). Fails if the site does not run on the default platform, or the tag
 * or value is not configured. Compares slugs, case-insensitive.
 *
 * @param documents - all `tag_pages` documents of the site
 * @param path - decoded path segments
 */
export function findTagPage(
  site: Pick<SiteConfig, 'platform' | 'tags'>,
  documents: readonly TagPages[],
  path: { readonly tag: string; readonly value: string },
): TagPageResult {
  const variant = getPlatformSettings(site)?.variant ?? 'default'
  if (variant !== 'default') return { status: 'failed', reason: 'platform' }
  const tag = site.tags.find(({ name }) => isSame(name, path.tag))
  if (tag === undefined) return { status: 'failed', reason: 'tag' }
  const name = tag.values.find((value) => isSame(value, path.value))
  if (name === undefined) return { status: 'failed', reason: 'value' }
  const candidates = documents.filter((candidate) => isSame(candidate.tag, tag.name))
  const document =
    candidates.find(({ value }) => isSame(value, name)) ??
    candidates.find(({ value }) => value === '')
  const label = document?.label ?? ''
  return {
    status: 'fetched',
    page: {
      label: label === '' ? tag.label : label,
      name,
      image: document?.image,
      slug: toTagSlug(name),
      tagId: tag.name,
      totals: undefined,
      meta: document?.meta,
      content: document?.content ?? [],
    },
  }
}

function isSame(configured: string, requested: string): boolean {
  const slug = toTagSlug(configured)
  return slug !== '' && slug === toTagSlug(requested)
}
