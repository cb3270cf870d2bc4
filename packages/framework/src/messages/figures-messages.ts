/** What is said beside figures and lists. */
export const figuresMessages = {
  feature: 'figures',
  english: {
    ofTarget: 'of {target}',
    raised: 'raised',
    raisedSoFar: 'Raised so far',
    donations: { one: '{count} donation', other: '{count} donations' },
    percentOfTarget: '{percent}% of the target',
    targetReached: 'Target reached',
    overTarget: '{amount} over the target',
    remaining: '{amount} to go',
    milestoneReached: 'reached',
    milestoneAhead: 'still to come',
    asOf: 'Figures from {time}',
    anonymous: 'Anonymous',
    noDonationsYet: 'No gifts yet. The first one starts it all.',
    noLeaderboardYet: 'Nobody is on the board yet. The first gift puts somebody there.',
    unavailable: 'These figures cannot be read just now. Please look again in a moment.',
    noFitnessYet: 'Nothing is logged yet. The first activity puts somebody here.',
  },
} as const
