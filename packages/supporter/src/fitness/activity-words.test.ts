import { expect, it } from 'vitest'
import { fitnessMessages } from './fitness-messages.ts'
import { activityWords, activityTypeKeys } from './activity-words.ts'

it('names each kind of activity in the same words in lists and in forms', () => {
  const { types } = activityWords(fitnessMessages.english)
  for (const [type, key] of Object.entries(activityTypeKeys))
    expect([type, types[type as keyof typeof types]]).toEqual([type, fitnessMessages.english[key]])
})
