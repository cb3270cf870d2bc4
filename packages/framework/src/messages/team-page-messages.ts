/** The messages of the page of a team. */
export const teamPageMessages = {
  feature: 'teamPage',
  english: {
    members: { one: '{count} member', other: '{count} members' },
    captain: 'Team captain',
    membersTitle: 'Members',
    noMembers: 'Nobody has joined yet.',
    distanceTogether: '{distance} together so far',
    giveTo: 'Your gift goes to the page of {name} and counts for the whole team.',
    joinTeam: 'Join this team',
    inactive: 'This team is no longer active.',
  },
} as const
