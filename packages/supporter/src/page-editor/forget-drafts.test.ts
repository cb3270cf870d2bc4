import { expect, it } from 'vitest'
import { draftKey, forgetDrafts } from '../editing/draft-store.ts'

it('forgetDrafts forgets what is kept of one page, and nothing else', () => {
  const kept = new Map([
    [draftKey('wren-up', 'title'), '{}'],
    [draftKey('wren-up', 'story'), '{}'],
    [draftKey('wren-up-again', 'title'), '{}'],
    ['app-state', '{}'],
  ])
  const storage = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  forgetDrafts(storage, 'wren-up')
  expect([...kept.keys()]).toEqual([draftKey('wren-up-again', 'title'), 'app-state'])
})
