import { describe, expect, it } from 'vitest'
import { draftKey, keepDraft, readDraft } from './draft-store.ts'

function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [['k', text]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('drafts', () => {
  it('are read back as they were kept, for the fields that there are', () => {
    const tab = storage()
    keepDraft(tab, 'k', { story: '<p>Half a</p>', gone: 'x' })
    expect(readDraft(tab, 'k', ['story'])).toEqual({ story: '<p>Half a</p>' })
    keepDraft(tab, 'k', undefined)
    expect(readDraft(tab, 'k', ['story'])).toBeUndefined()
  })

  it.each(['', '{', 'null', '7', '[]', '{}', '{"story":7}', '{"other":"x"}', '{"__proto__":"x"}'])(
    'are none where a tab contains %j',
    (text) => {
      expect(readDraft(storage(text), 'k', ['story'])).toBeUndefined()
    },
  )

  it('break nothing where storage is full or refused', () => {
    const refusing = {
      getItem: () => {
        throw new DOMException('refused')
      },
      setItem: () => {
        throw new DOMException('full')
      },
      removeItem: () => {
        throw new DOMException('refused')
      },
    }
    expect(readDraft(refusing, 'k', ['story'])).toBeUndefined()
    expect(() => keepDraft(refusing, 'k', { story: 'x' })).not.toThrow()
    expect(readDraft(undefined, 'k', ['story'])).toBeUndefined()
  })

  it('of different pages and parts are apart', () => {
    expect(draftKey('a', 'story')).not.toBe(draftKey('b', 'story'))
    expect(draftKey('a', 'story')).not.toBe(draftKey('a', 'title'))
  })
})
