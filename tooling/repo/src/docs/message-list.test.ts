import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messageLists } from './message-list.ts'

it('messages.json and docs/messages.md are up to date (npm run docs -- messages)', async () => {
  for (const [file, text] of Object.entries(await messageLists()))
    expect(text).toBe(readFileSync(file, 'utf8'))
})
