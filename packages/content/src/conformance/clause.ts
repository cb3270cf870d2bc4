import type { ContentSource } from '../sources/content-source.ts'

/** A document that is in a source under test. */
export interface ClauseDocument {
  readonly type: string
  readonly uid: string
  /** `en-gb` is the main language. */
  readonly lang: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A source, and what makes it change. */
export interface SourceUnderTest {
  readonly source: ContentSource
  /** Publishes: these documents are then all that is published. */
  readonly publish: (documents: readonly ClauseDocument[]) => void | Promise<void>
  /** Saves drafts without publishing them. @returns the ref that shows them */
  readonly draft: (documents: readonly ClauseDocument[]) => string | Promise<string>
  /** Called at the end of a test. */
  readonly close?: () => void | Promise<void>
}

/** One thing that a source must do. */
export interface Clause {
  readonly name: string
  /** @throws Error that says what was expected and what was found */
  readonly check: (tested: SourceUnderTest) => Promise<void>
}
