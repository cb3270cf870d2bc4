import type { LanguageChoice } from './choose-language.ts'
import type { SliceSchemas } from '../slices/own-slice.ts'
import type { ContentSource } from '../sources/content-source.ts'
import { prismicSource } from '../sources/prismic-source.ts'
import type { PrismicSourceOptions } from '../sources/prismic-source.ts'

/** Where a client reads from: a source, or what {@link prismicSource} takes; and how it reads pages. */
export type ContentClientOptions = (PrismicSourceOptions | { readonly source: ContentSource }) & {
  /** The application's own schemas of page slices, by which every `fetch…` reads them. @default none */
  readonly slices?: SliceSchemas | undefined
}

/** Content that can be read; give it to `fetchSite` and its kin. */
export interface ContentClient {
  readonly source: ContentSource
  /** The application's own schemas of page slices; none when none were given. */
  readonly slices: SliceSchemas
  /** What `fetch…` reads; undefined for the main language alone. */
  readonly language: LanguageChoice | undefined
  /**
   * The same content as it is at a ref, such as a preview token. It never falls back to what
   * is published: a ref that is unknown or has expired is an error.
   */
  atRef(ref: string): ContentClient
  /**
   * The same content in another language. A document that is not translated is read in the main language; its `lang`
   * says so. A translation has the uid of what it translates.
   */
  inLanguage(language: LanguageChoice): ContentClient
}

const noSlices: SliceSchemas = {}

/**
 * A client for the content of a source.
 *
 * @throws TypeError when an endpoint is given that is not an http(s) address
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  return clientOf('source' in options ? options.source : prismicSource(options), options.slices)
}

function clientOf(
  source: ContentSource,
  slices: SliceSchemas = noSlices,
  language?: LanguageChoice,
): ContentClient {
  return {
    source,
    slices,
    language,
    atRef: (ref) => clientOf(source.at(ref), slices, language),
    inLanguage: (other) => clientOf(source, slices, other),
  }
}
