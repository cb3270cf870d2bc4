import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../docs-site/documents.ts'
import { messageFeatures, messagesJson, messagesPage } from './message-list.ts'

it('messages.json is up to date (npm run docs -- messages)', async () => {
  const written = readFileSync(`${root}/packages/framework/messages.json`, 'utf8')
  expect(messagesJson(await messageFeatures())).toBe(written)
})

it('the page of messages has a table per feature, with pipes and line breaks escaped', () => {
  const page = messagesPage([
    {
      feature: 'thanks',
      place: 'The page after a donation.',
      messages: [
        ['thanks.title', 'Thank you | Diolch'],
        ['thanks.text', 'One\nTwo'],
      ],
    },
  ])
  expect(page).toContain(`## thanks

The page after a donation.

| \`key\` | English |
|---|---|
| \`thanks.title\` | Thank you \\| Diolch |
| \`thanks.text\` | One<br>Two |
`)
})
