import cy from '@milepost/framework/languages/cy.json'

/** What the kit says in Welsh, and what the components of this site say. */
export default {
  ...cy,
  'site.findSupporter': 'Dod o hyd i gefnogwr',
  'site.tideWhen': 'Pryd',
  'site.tide': 'Llanw',
  'site.tideHeight': 'Uchder',
  'site.highWater': 'Penllanw',
  'site.lowWater': 'Distyll',
  'site.hill': 'Bryn',
  'site.hillHeight': 'Uchder',
  'site.hillState': 'Gyda’n gilydd',
  'site.climbed': 'Wedi’i ddringo',
  'site.stillToClimb': 'Eto i’w ddringo',
}
