/** What a total is made of, and what it leaves out. */
export const addsUpMessages = {
  feature: 'addsUp',
  english: {
    online: 'Given online',
    offline: 'Given offline',
    all: 'Given online and offline',
    leftOutOffline: 'This site does not count money given offline.',
    leftOutOfflineUntold:
      'Money given offline is not counted: the fundraising platform does not tell it here.',
    leftOutTeams: 'This site does not count some teams.',
    leftOutOtherCurrency: 'Money in other currencies is not counted.',
    notFound: 'There are no figures at this address.',
  },
} as const
