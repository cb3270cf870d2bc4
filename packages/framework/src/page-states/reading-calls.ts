import { optionalGroups } from '@milepost/platform/adapter'

/** The groups of an adapter's calls that a page in a state may ask. */
export const readableCallGroups = ['campaigns', 'pages', 'donations', ...optionalGroups] as const

const readingName = /^(?:fetch|find|search|suggest|readBack|is|leaderboardDefinition)[A-Z]/

/** Whether a call only reads, by its name. A page in a state makes no other calls. */
export function isReadingCall(name: string): boolean {
  return readingName.test(name)
}
