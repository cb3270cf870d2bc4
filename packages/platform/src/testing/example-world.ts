/** The ids of the small world that every builder describes: Sam's page for the River Mile. */
export const exampleWorld = {
  charityId: 2050,
  eventId: 742990,
  campaignGuid: 'a1b2c3d4-1111-4222-8333-444455556666',
  campaignShortName: 'river-mile',
  userGuid: '0b8f2f6e-5d1c-4c4a-9b51-7a2f6f0f1a01',
  pageId: 1457423,
  pageGuid: '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90',
  pageShortName: 'sam-river-mile',
  secondPageGuid: '6a2b1c3d-4e5f-4061-8273-94a5b6c7d8e9',
  secondPageShortName: 'ana-river-mile',
  teamGuid: 'd4c3b2a1-9999-4888-8777-666655554444',
  teamShortName: 'otters',
  donationId: 21303723,
  donationGuid: '3d594650-3436-4a1d-8a0b-51d3f2c0e6a1',
  donationReference: 'site-42',
} as const
