import { describe, expect, it, vi } from 'vitest'
import { createImageStore, type ImageStoreOptions, maxImageBytes } from './image-store.ts'

const day = 86_400_000
const place = 'milepost:picture:wren-up'
const picture = (name = 'me.jpg') => new File(['x'], name, { type: 'image/jpeg' })

function world() {
  const kept = new Map<IDBValidKey, unknown>()
  const messages = new Map<string, string>()
  const tab = {
    getItem: (key: string) => messages.get(key) ?? null,
    setItem: (key: string, value: string) => void messages.set(key, value),
    removeItem: (key: string) => void messages.delete(key),
  }
  const database = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: object) => void kept.set(key, value),
    remove: async (key: IDBValidKey) => void kept.delete(key),
    entries: async () => [...kept],
  }
  let keys = 0
  const store = (changes: Partial<ImageStoreOptions> = {}) =>
    createImageStore({
      slug: 'wren-up',
      owner: 'wren',
      tab,
      database: async () => database,
      clock: () => 10 * day,
      newKey: () => `key-${(keys += 1)}`,
      ...changes,
    })
  return { kept, texts: messages, database, store }
}

describe('an image that was selected but not sent', () => {
  it('is hidden from other users, and on other pages', async () => {
    const { store, kept } = world()
    store().keep(picture())
    await vi.waitFor(() => expect(kept.size).toBe(1))
    expect(await store({ slug: 'other' }).read()).toBeUndefined()
    expect(kept.size).toBe(1)
    expect(await store({ owner: 'kit' }).read()).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('is not stored if it is too large or not an image', async () => {
    const { store, kept } = world()
    const one = store()
    const large = picture()
    Object.defineProperty(large, 'size', { value: maxImageBytes + 1 })
    for (const file of [large, new File(['x'], 'a.html', { type: 'text/html' })]) {
      one.keep(picture())
      one.keep(file)
      expect(await one.read()).toBeUndefined()
    }
    expect(kept.size).toBe(0)
  })

  it('is deleted after a day, also after its tab was closed', async () => {
    const { store, kept } = world()
    const one = store()
    one.keep(picture())
    await one.read()
    kept.set('from a later clock', { owner: 'x', picture: picture(), keptMs: 99 * day })
    kept.set('foreign', 'words')
    expect(await store({ tab: undefined, clock: () => 11 * day }).read()).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it.each([
    'text',
    null,
    7,
    [picture()],
    {},
    { owner: 'wren', keptMs: 10 * day },
    { owner: 'wren', keptMs: 10 * day, picture: { name: 'me.jpg' } },
    { owner: 'wren', keptMs: 10 * day, picture: new Blob(['x']) },
    { owner: 'wren', keptMs: 10 * day, picture: new File(['x'], 'a', { type: 'text/html' }) },
    { owner: 7, keptMs: 10 * day, picture: picture() },
  ])('is undefined if storage contains %j', async (value) => {
    const { store, kept, texts } = world()
    texts.set(place, 'key')
    kept.set('key', value)
    const one = store()
    expect(await one.read()).toBeUndefined()
    one.keep(picture())
    expect(await one.read()).toMatchObject({ name: 'me.jpg' })
  })
})
