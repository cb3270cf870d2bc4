import type { EventPagesWire, SearchRowWire, SearchWire } from '../pages/page-lists.wire.ts'
import { exampleWorld as world } from './example-world.ts'
import { pageSummaryWire } from './page-summary-wire.ts'

/** The pages of the event: Sam's. */
export function eventPagesWire(overrides: Partial<EventPagesWire> = {}): EventPagesWire {
  return {
    eventId: world.eventId,
    totalFundraisingPages: 1,
    totalPages: 1,
    fundraisingPages: [pageSummaryWire()],
    ...overrides,
  }
}

/** A hit of the search: Sam's page. */
export function searchRowWire(overrides: Partial<SearchRowWire> = {}): SearchRowWire {
  return {
    Id: world.pageId,
    FundraiserPageGuid: world.pageGuid,
    Name: "Sam's River Mile",
    Type: 'Fundraiser',
    Link: `http://www.example/${world.pageShortName}`,
    LinkPath: `/${world.pageShortName}`,
    Subtext: 'River Mile',
    Highlight: '...<strong>Sam</strong>...',
    Description: null,
    Logo: '//images.example/image/p1.jpg?template=size120x120',
    CountryCode: 'United Kingdom',
    Score: 68.75,
    OwnerFullName: 'Sam Okafor',
    Amount: 140,
    TargetAmount: 500,
    PitchFor: null,
    ProfileWhat: null,
    ProfileWhy: null,
    CreatedDate: '2025-02-01T00:00:00',
    EventDate: null,
    EventId: world.eventId,
    CharityId: world.charityId,
    FundraiserRevenueStreamId: 0,
    ...overrides,
  }
}

/** An answer of the search with these hits. */
export function searchWire(rows: SearchRowWire[] = [searchRowWire()]): SearchWire {
  const group = { Title: 'Fundraisers', Specific: 'fundraiser', Count: rows.length, Results: rows }
  return {
    Query: 'sam',
    SpecificIndex: 'fundraiser',
    Country: 'GB',
    Limit: 10,
    Total: rows.length,
    Suggestions: [],
    GroupedResults: rows.length > 0 ? [group] : [],
  }
}
