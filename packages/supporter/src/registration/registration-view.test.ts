import type { OptionalCallGroup } from '@milepost/platform/adapter'
import { describe, expect, it } from 'vitest'
import { createRegistration } from './create-registration.ts'
import { removeUnsupportedParts } from './registration-view.ts'

const question = { type: 'text', required: true, options: [], help: '' } as const
const shirt = { ...question, name: 'shirt', label: 'Shirt' }
const club = { ...question, name: 'club', label: 'Club' }
const view = createRegistration({
  siteName: 'River Run',
  country: 'gb',
  currency: 'GBP',
  asks: { eventDate: true, fitnessGoal: true, team: true, address: true },
  questions: [shirt, { ...club, tag: { name: 'tag-club', label: 'Club', values: ['Otters'] } }],
})
const without =
  (...groups: OptionalCallGroup[]) =>
  (group: OptionalCallGroup) =>
    !groups.includes(group)

describe('removeUnsupportedParts', () => {
  it('stores answers as metadata if tags are not supported', () =>
    expect(removeUnsupportedParts(view, without('tags')).questions).toEqual([shirt, club]))

  it('omits questions whose answers could not be stored', () => {
    expect(removeUnsupportedParts(view, without('metadata')).questions).toEqual([view.questions[1]])
    expect(removeUnsupportedParts(view, without('metadata', 'tags')).questions).toEqual([])
  })

  it('asks for the date of an event only if it can be stored separately', () => {
    const ofEvent = { ...view, eventId: '71' }
    const asksDate = (given: typeof view) =>
      removeUnsupportedParts(given, without('metadata')).asks.eventDate
    expect([asksDate(view), asksDate(ofEvent)]).toEqual([true, false])
  })
})
