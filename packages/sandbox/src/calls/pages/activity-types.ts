/** Activity types of pages, by the platform's names (wire contract §2.5.8). */
const activityTypes = [
  'Running_Marathons',
  'Treks',
  'Walks',
  'Cycling',
  'Swimming',
  'Birthday',
  'Wedding',
  'OtherCelebration',
  'Christening',
  'InMemory',
  'Anniversaries',
  'Triathlons',
  'Parachuting_Skydives',
  'OtherSportingEvents',
  'NewYearsResolutions',
  'Christmas',
  'OtherPersonalChallenge',
  'CharityAppeal',
  'IndividualAppeal',
  'CompanyAppeal',
]

/** The platform's own spelling of an activity type; anything else is another celebration. */
export function activityTypeOf(text: string): string {
  const wanted = text.toLowerCase()
  return activityTypes.find((type) => type.toLowerCase() === wanted) ?? 'OtherCelebration'
}
