import { expect, it } from 'vitest'
import { getDraftKey, removeDrafts } from '../editing/draft-store.ts'

it('removeDrafts removes the drafts of one page only', () => {
  const kept = new Map([
    [getDraftKey('wren-up', 'title'), '{}'],
    [getDraftKey('wren-up', 'story'), '{}'],
    [getDraftKey('wren-up-again', 'title'), '{}'],
    ['app-state', '{}'],
  ])
  const storage = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  removeDrafts(storage, 'wren-up')
  expect([...kept.keys()]).toEqual([getDraftKey('wren-up-again', 'title'), 'app-state'])
})
