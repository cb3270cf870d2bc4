/** Match funding. */
export const matchingMessages = {
  feature: 'matching',
  english: {
    offer: '{funder} adds {added} for every {given} you give.',
    wasOffered: '{funder} added {added} for every {given} given.',
    cap: 'They add at most {cap} to one gift.',
    pot: 'They add at most {pot} in all.',
    starts: 'This starts on {time}.',
    ends: 'This ends on {time}.',
    ended: 'This ended on {time}.',
    soFar: 'About {amount} of {pot} so far',
    atLeast: 'At least {amount} of {pot} so far',
    usedUp: 'All of the {pot} is used up',
    forecast:
      'This is a forecast of what {funder} will add. It counts gifts made online, and is not in any total on this site.',
    notInTotal: 'Not in this total: about {amount} that {funder} may add.',
  },
} as const
