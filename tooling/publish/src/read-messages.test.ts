import { expect, it } from 'vitest'
import { repositoryPlaces } from './repository-places.ts'
import { readMessages, sentencesIn } from './read-messages.ts'

it('finds the sentences of every catalogue in a module, and nothing else', () => {
  const text = `
const other = { key: 'not a sentence' }
export const english = {
  donate: 'Donate',
  // A comment: 'no'
  long:
    'It\\'s {amount} to go, they said: "go"',
  double: "It's",
} as const
const flashMessages = { flashClose: 'Close', flashOpen: 'Open' } as const
const more = 1
`
  expect(sentencesIn(text)).toEqual([
    ['donate', 'Donate'],
    ['long', 'It\'s {amount} to go, they said: "go"'],
    ['double', "It's"],
    ['flashClose', 'Close'],
    ['flashOpen', 'Open'],
  ])
})

it('finds the sentences of the site', async () => {
  const messages = await readMessages(repositoryPlaces.messages)
  expect(messages).toMatchObject({ donate: 'Donate', remaining: '{amount} to go' })
  // Those of a supporter's screens, too.
  expect(messages).toMatchObject({ signIn: 'Sign in' })
  expect(Object.keys(messages).length).toBeGreaterThan(60)
})
