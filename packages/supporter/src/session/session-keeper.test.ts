import { describe, expect, it } from 'vitest'
import { takeArrivalQueries } from './session-keeper.tsx'

function storageWith(kept: string | null) {
  const removed: string[] = []
  return {
    removed,
    getItem: (key: string) => (key === 'milepost:arrival' ? kept : null),
    removeItem: (key: string) => void removed.push(key),
  }
}

describe('takeArrivalQueries', () => {
  it('returns the tab’s stored values before those of the URL, and removes them', () => {
    const storage = storageWith('?utm_source=letter')
    expect(takeArrivalQueries(storage, '?team=herons')).toEqual([
      '?utm_source=letter',
      '?team=herons',
    ])
    expect(storage.removed).toEqual(['milepost:arrival'])
  })

  it('works without storage, and if it is blocked', () => {
    const refusing = {
      getItem: () => {
        throw new Error('Denied')
      },
      removeItem: () => undefined,
    }
    expect(takeArrivalQueries(undefined, '?utm_medium=post')).toEqual(['?utm_medium=post'])
    expect(takeArrivalQueries(refusing, '')).toEqual([])
  })
})
