import type { PageCreatedWire } from '../pages/page-writes.wire.ts'
import type { TagSearchWire } from '../tags/tag-search.wire.ts'
import type { MetadataRowWire } from '../metadata/metadata.wire.ts'
import { exampleWorld as world } from './example-world.ts'
import { tagWire } from './page-tags-wire.ts'

/** The answer to the creation of Sam's page. */
export function pageCreatedWire(overrides: Partial<PageCreatedWire> = {}): PageCreatedWire {
  return {
    next: {
      rel: 'page',
      uri: `https://www.example/fundraising/${world.pageShortName}`,
      type: 'text/html',
    },
    pageId: world.pageId,
    signOnUrl: 'https://www.example/signon',
    error: null,
    ...overrides,
  }
}

/** The pages that carry the branch London: Sam's. */
export function tagSearchWire(overrides: Partial<TagSearchWire> = {}): TagSearchWire {
  return {
    numberOfHits: 1,
    offset: 0,
    maxValue: 100,
    results: [
      {
        pageId: world.pageId,
        pageGuid: world.pageGuid,
        pageShortName: world.pageShortName,
        pageTitle: "Sam's River Mile",
        status: 'Active',
        tags: [tagWire()],
      },
    ],
    ...overrides,
  }
}

/** A stored pair of Sam's page: the size of a shirt. */
export function metadataRowWire(overrides: Partial<MetadataRowWire> = {}): MetadataRowWire {
  return { id: 'm1', key: 'tshirt', value: 'M', ...overrides }
}
