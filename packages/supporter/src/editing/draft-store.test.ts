import { describe, expect, it } from 'vitest'
import { saveDraft, readDraft } from './draft-store.ts'

function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [['k', text]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const fields = { owner: 'sam', names: ['story'] }
const draftOf = (values: object) => JSON.stringify({ owner: 'sam', values })

describe('drafts', () => {
  it('are read back as they were stored, for existing fields only', () => {
    const tab = storage()
    saveDraft(tab, 'k', { owner: 'sam', values: { story: '<p>Half a</p>', gone: 'x' } })
    expect(readDraft(tab, 'k', fields)).toEqual({ story: '<p>Half a</p>' })
    saveDraft(tab, 'k', undefined)
    expect(readDraft(tab, 'k', fields)).toBeUndefined()
  })

  it('are returned to their owner only', () => {
    const tab = storage()
    saveDraft(tab, 'k', { owner: 'sam', values: { story: '<p>Half a</p>' } })
    expect(readDraft(tab, 'k', { ...fields, owner: 'ada' })).toBeUndefined()
    expect(readDraft(tab, 'k', { ...fields, owner: '' })).toBeUndefined()
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"story":"x"}',
    '{"owner":"sam","values":7}',
    draftOf({ story: 7 }),
    draftOf({ other: 'x' }),
    '{"owner":"sam","values":{"__proto__":"x"}}',
  ])('are empty if a tab contains %j', (text) =>
    expect(readDraft(storage(text), 'k', fields)).toBeUndefined(),
  )

  it('do not fail if storage is full or blocked', () => {
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
    expect(readDraft(refusing, 'k', fields)).toBeUndefined()
    expect(() => saveDraft(refusing, 'k', { owner: 'sam', values: { story: 'x' } })).not.toThrow()
    expect(readDraft(undefined, 'k', fields)).toBeUndefined()
  })
})
