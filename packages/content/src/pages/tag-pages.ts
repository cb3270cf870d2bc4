import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { documentReader } from '../fields/field.ts'
import { image, type Image, text } from '../fields/fields.ts'
import { parseMeta } from '../site/parse-head.ts'
import { platformOf } from '../site/projects.ts'
import type { PageMeta, SiteConfig } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slices.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import type { ContentClient } from '../sources/content-client.ts'
import { fetchParsed, type ParsedDocuments } from './fetch-documents.ts'

/**
 * A tag's name or value as it is in an address: small letters and digits of any script, dashes
 * between words; empty when nothing is left. `Wrackley Bay` gives `wrackley-bay`.
 */
export function tagSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** What an editor made for the pages of a tag. Plain data. */
export interface TagPages {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  /** The name of the configured tag it is for. */
  readonly tag: string
  /** The one value it is for; empty when it is for every value that has no document of its own. */
  readonly value: string
  readonly label: string
  readonly image: Image | undefined
  readonly content: readonly PageSlice[]
  /** What was wrong around the content and was left out. */
  readonly issues: readonly ContentProblem[]
}

/**
 * A `tag_pages` document of the content service.
 *
 * @throws ContentError for the first field of its content that is not what it must be
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
 * All `tag_pages` documents of a repository (Spec §7). Never fails for want of the content service:
 * then there are none, and `failure` says why.
 */
export function fetchTagPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ParsedDocuments<TagPages>> {
  return fetchParsed(client, { type: 'tag_pages', signal }, (raw) =>
    parseTagPages(raw, { schemas: client.slices }),
  )
}

/** The page of one value of a tag (Spec §3). */
export interface TagPage<Totals = undefined> {
  /** The document's label, else the configured tag's. */
  readonly label: string
  /** The configured value. */
  readonly name: string
  readonly image: Image | undefined
  /** The value's slug, as in the address. */
  readonly slug: string
  /** The configured tag's name. */
  readonly tagId: string
  /** What the platform says is raised under the tag and value; whoever asks it fills this in. */
  readonly totals: Totals
  /** The document's own words for browsers and shares; undefined when no document is made for the tag. */
  readonly meta: PageMeta | undefined
  /** The document's slices; none when no document is made for the tag. */
  readonly content: readonly PageSlice[]
}

/** A tag page, or why there is none. */
export type TagPageResult =
  | { readonly status: 'fetched'; readonly page: TagPage }
  | { readonly status: 'failed'; readonly reason: 'platform' | 'tag' | 'value' }

/**
 * The tag page at `/{tag}/{value}` (Spec §5): it fails unless the site runs on the default platform,
 * and unless the value is one that the site configures for the tag, compared by slug in any case.
 *
 * @param documents - the site's `tag_pages` documents
 * @param address - the two parts of the path, decoded
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
