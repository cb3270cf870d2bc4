import type {
  EventLeaderboardRowWire,
  EventLeaderboardWire,
} from '../leaderboards/event-leaderboard.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** Sam's page on the event's leaderboard: 140.00. */
export function eventLeaderboardRowWire(
  overrides: Partial<EventLeaderboardRowWire> = {},
): EventLeaderboardRowWire {
  return {
    pageId: world.pageId,
    pageGuid: world.pageGuid,
    pageShortName: world.pageShortName,
    pageTitle: "Sam's River Mile",
    amount: 140,
    targetAmount: 500,
    defaultImage: 'https://images.example/image/p1.jpg',
    owner: 'Sam Okafor',
    ownerProfileImageUrls: { OriginalSize: 'https://images.example/image/u1.jpg' },
    numberOfSupporters: 6,
    status: 'Active',
    ...overrides,
  }
}

/** The event's leaderboard, holding Sam's page. */
export function eventLeaderboardWire(
  overrides: Partial<EventLeaderboardWire> = {},
): EventLeaderboardWire {
  return {
    eventName: 'River Mile',
    currency: 'GBP',
    raisedAmount: 173,
    raisedAmountOfflineInGBP: 20,
    pages: [eventLeaderboardRowWire()],
    ...overrides,
  }
}
