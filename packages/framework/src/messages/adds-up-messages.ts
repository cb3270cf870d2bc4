/** What a total is made of, and what it leaves out. */
export const addsUpMessages = {
  feature: 'addsUp',
  english: {
    title: 'How this adds up',
    titleOlder: 'How this adds up (figures from {time})',
    online: '{amount} given online',
    offline: '{amount} given offline',
    all: '{amount} given online and offline',
    inAll: '{amount} in all',
    madeUpOf: 'This is made up of {list}.',
    item: '{name} ({amount})',
    others: 'others ({amount})',
    leftOutOffline: 'This site does not count money given offline.',
    leftOutOfflineUntold:
      'Money given offline is not counted: the fundraising platform does not tell it here.',
    leftOutTeams: 'This site does not count some teams.',
    leftOutOtherCurrency: 'Money in other currencies is not counted.',
    asOf: 'These figures are from {time}.',
    notFound: 'There are no figures at this address.',
  },
} as const
