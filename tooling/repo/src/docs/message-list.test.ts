import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../docs-site/documents.ts'
import { messageFeatures, messagesJson } from './message-list.ts'

it('messages.json is up to date (npm run docs -- messages)', async () => {
  const written = readFileSync(`${root}/packages/framework/messages.json`, 'utf8')
  expect(messagesJson(await messageFeatures())).toBe(written)
})
