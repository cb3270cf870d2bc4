/** A document of the content that a text may come from. */
export interface SourceDocument {
  /** The title of the document, as people know it. */
  readonly title: string
  readonly type: string
  readonly uid: string
  readonly lang: string
  /** Where it is edited; undefined where nobody can tell. */
  readonly address?: string | undefined
  /** Its file, where content comes from files. */
  readonly file?: string | undefined
}

/** A text of a document, with its place among the documents and its field. */
export type DocumentText = readonly [text: string, document: number, field: string]

/** Everything that a page's texts may come from. */
export interface TextSources {
  /** The page's own first. */
  readonly documents: readonly SourceDocument[]
  readonly texts: readonly DocumentText[]
  /** What the product says, by key. */
  readonly messages: Readonly<Record<string, string>>
  /** What supporters wrote, as the fundraising platform gives it. */
  readonly platform: readonly string[]
}

/** Where a text comes from. */
export type TextSource =
  | { readonly kind: 'document'; readonly document: SourceDocument; readonly field: string }
  | { readonly kind: 'message'; readonly key: string }
  | { readonly kind: 'platform' }
  /** A number, a date or a name that is worked out. */
  | { readonly kind: 'unknown' }
