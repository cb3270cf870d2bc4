import { isRecord } from '../documents/is-record.ts'
import type { ContentSource, DocumentFilter } from '../sources/content-source.ts'
import { aboutQuery, englishPages, type } from './clause-documents.ts'
import type { ClauseDocument } from './clause.ts'
import { expectRejection, expectSame } from './expectations.ts'

export async function fetchAll(
  source: ContentSource,
  wanted: DocumentFilter,
): Promise<readonly Record<string, unknown>[]> {
  return (await source.find({ ...wanted, page: 1, pageSize: 20 })).documents
}

export async function fetchNames(source: ContentSource, wanted: DocumentFilter): Promise<string[]> {
  return (await fetchAll(source, wanted)).map(documentName)
}

export async function fetchTitles(
  source: ContentSource,
  wanted: DocumentFilter,
): Promise<unknown[]> {
  return (await fetchAll(source, wanted)).map(({ data }) =>
    isRecord(data) ? data['title'] : undefined,
  )
}

export async function fetchIdOfPage(source: ContentSource, uid: string): Promise<string> {
  const [found] = await fetchAll(source, { type, uid })
  const id = found?.['id']
  if (typeof id !== 'string' || id === '') throw new Error(`internal_page/${uid} has no id`)
  return id
}

/** All internal pages, a few at a time; ends after twice as many pages of answers as there can be. */
export async function fetchNamesInParts(
  source: ContentSource,
  pageSize: number,
): Promise<string[]> {
  const found: string[] = []
  for (let number = 1; number <= 2 * englishPages.length; number += 1) {
    const { documents, hasMore } = await source.find({ type, page: number, pageSize })
    found.push(...documents.map(documentName))
    if (!hasMore) break
  }
  return found
}

export async function expectUnknown(source: ContentSource, what: string): Promise<void> {
  const error = await expectRejection(source.find(aboutQuery), `a search at ${what}`)
  const reason = isRecord(error) ? error['reason'] : undefined
  expectSame(reason, 'no-such-ref', `the reason of a search at ${what}`)
}

export function documentName(document: Record<string, unknown>): string {
  return `${String(document['type'])}/${String(document['uid'])}`
}

export function namesOf(documents: readonly ClauseDocument[]): string[] {
  return documents.map((document) => `${document.type}/${document.uid}`).toSorted()
}
