/** The messages of searches for supporters and teams. */
export const searchMessages = {
  feature: 'search',
  english: {
    findSupporter: 'Find a supporter',
    findTeam: 'Find a team',
    partOfName: 'A part of the name',
    search: 'Search',
    searching: 'Searching …',
    results: 'Results',
    foundNone: 'Nobody found. Try a part of the name.',
    foundNoTeam: 'No team found. Try a part of its name.',
    found: { one: '{count} result', other: '{count} results' },
    failed: 'The search does not work just now. Please try again in a moment.',
    raisedSoFar: '{amount} raised',
    members: { one: '{count} member', other: '{count} members' },
  },
} as const
