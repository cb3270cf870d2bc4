/** What the components of this site say. */
export const siteMessages = {
  feature: 'site',
  english: {
    findSupporter: 'Find a supporter',
    tideWhen: 'When',
    tide: 'Tide',
    tideHeight: 'Height',
    highWater: 'High water',
    lowWater: 'Low water',
    hill: 'Hill',
    hillHeight: 'Height',
    hillState: 'Together we have',
    climbed: 'Climbed it',
    stillToClimb: 'Still to climb',
  },
} as const
