import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { documentReader } from '../fields/field.ts'
import { image, type Image, text } from '../fields/fields.ts'
import { parseMeta } from '../site/parse-head.ts'
import { platformOf } from '../site/projects.ts'
import type { PageMeta, SiteConfig } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slices.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, fetchParsed, type ParsedDocuments } from '../sources/content-client.ts'

/**
 * Slug of a tag's name or value: lower-case letters and digits of any script, with dashes. `Wrackley Bay` gives
 * `wrackley-bay`. Empty if the text has no letter or digit.
 */
export function tagSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Custom content of a tag's pages. Plain data. */
export interface TagPages {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  /** Name of the configured tag. */
  readonly tag: string
  /** Its value; empty for all values without a separate document. */
  readonly value: string
  readonly label: string
  readonly image: Image | undefined
  readonly content: readonly PageSlice[]
  /** Problems outside of the content. The affected fields are ignored. */
  readonly issues: readonly ContentProblem[]
}

/**
 * Parses a `tag_pages` document.
 *
 * @throws ContentError for the first invalid section
 */
export function parseTagPages(raw: unknown, options: SliceOptions = {}): TagPages {
  const { document, data, issues, reader } = documentReader(raw)
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

/**
 * Fetches all `tag_pages` documents (Spec §7). If the CMS cannot be read, there are none and `failure` has the error.
 */
export function fetchTagPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ParsedDocuments<TagPages>> {
  return fetchParsed(client, { type: 'tag_pages', signal }, (raw) =>
    parseTagPages(raw, { schemas: client.slices }),
  )
}

/** Page of one value of a tag (Spec §3). */
export interface TagPage<Totals = undefined> {
  /** Label of the document, or else of the configured tag. */
  readonly label: string
  /** The configured value. */
  readonly name: string
  readonly image: Image | undefined
  /** Slug of the value. */
  readonly slug: string
  /** Name of the configured tag. */
  readonly tagId: string
  /** Totals of the tag and value, set by the caller. */
  readonly totals: Totals
  /** Undefined if the tag has no document. */
  readonly meta: PageMeta | undefined
  /** Empty if the tag has no document. */
  readonly content: readonly PageSlice[]
}

/** A tag page, or the reason why there is none. */
export type TagPageResult =
  | { readonly status: 'fetched'; readonly page: TagPage }
  | { readonly status: 'failed'; readonly reason: 'platform' | 'tag' | 'value' }

/**
 * Finds the tag page at `/{tag}/{value}` (Spec §5). Fails unless the site runs on the default platform, and the value
 * is configured for the tag. Compares slugs, case-insensitive.
 *
 * @param documents - the site's `tag_pages` documents
 * @param address - the decoded parts of the path
 */
export function findTagPage(
  site: Pick<SiteConfig, 'platform' | 'tags'>,
  documents: readonly TagPages[],
  address: { readonly tag: string; readonly value: string },
): TagPageResult {
  const variant = platformOf(site)?.variant ?? 'default'
  if (variant !== 'default') return { status: 'failed', reason: 'platform' }
  const tag = site.tags.find(({ name }) => isSame(name, address.tag))
  if (tag === undefined) return { status: 'failed', reason: 'tag' }
  const name = tag.values.find((value) => isSame(value, address.value))
  if (name === undefined) return { status: 'failed', reason: 'value' }
  const ofTag = documents.filter((candidate) => isSame(candidate.tag, tag.name))
  const document =
    ofTag.find(({ value }) => isSame(value, name)) ?? ofTag.find(({ value }) => value === '')
  const label = document?.label ?? ''
  return {
    status: 'fetched',
    page: {
      label: label === '' ? tag.label : label,
      name,
      image: document?.image,
      slug: tagSlug(name),
      tagId: tag.name,
      totals: undefined,
      meta: document?.meta,
      content: document?.content ?? [],
    },
  }
}

function isSame(configured: string, wanted: string): boolean {
  const slug = tagSlug(configured)
  return slug !== '' && slug === tagSlug(wanted)
}
