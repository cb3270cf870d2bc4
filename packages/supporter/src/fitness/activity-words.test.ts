import { expect, it } from 'vitest'
import { fitnessMessages } from './fitness-messages.ts'
import { activityWords, activityTypeKeys } from './activity-words.ts'

it('names each kind of activity in the same words in lists and in forms', () => {
  const { types } = activityWords(fitnessMessages.english)
  for (const [type, key] of Object.entries(activityTypeKeys)) {
    expect([type, types[type as keyof typeof types]]).toEqual([type, fitnessMessages.english[key]])
  }
})

it('takes a list’s words from the site’s messages', () => {
  expect(activityWords({ ...fitnessMessages.english, wordDuration: 'Moving' })).toMatchObject({
    distance: 'Distance',
    duration: 'Moving',
    elevation: 'Climbed',
    manual: 'Manual entry',
    route: 'Route of {title}',
    types: { wheelchair: 'Wheelchair' },
  })
})
