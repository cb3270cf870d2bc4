import { afterEach, describe, expect, it, vi } from 'vitest'
import { toastPart } from './supporter-store.ts'
import {
  asRecord,
  createAppStore,
  createRandomId,
  type StatePart,
  storageKey,
} from './app-store.ts'

/** A part that the site adds. */
const initialConsent = { accepted: false, touched: false }
const acceptConsent = () => ({ accepted: true, touched: true })
const consentPart: StatePart<typeof initialConsent> = {
  initial: initialConsent,
  read(stored) {
    const { accepted, touched } = asRecord(stored) ?? {}
    return touched === true ? { accepted: accepted === true, touched } : initialConsent
  },
  write: (consent) => consent,
}

/** Creates two tabs that share a storage. */
function browser(text?: string) {
  const kept = new Map(text === undefined ? [] : [[storageKey, text]])
  const watchers = new Set<(key: string | null) => void>()
  /** Dispatches the event for a change by another tab; without a key, the storage was cleared. */
  const tell = (key: string | null) => {
    for (const watcher of watchers) watcher(key)
  }
  const tab = () => {
    const own = new Set<(key: string | null) => void>()
    return createAppStore({
      parts: { consent: consentPart, flash: toastPart },
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem(key, value) {
          kept.set(key, value)
          for (const watcher of watchers) if (!own.has(watcher)) watcher(key)
        },
        removeItem: (key) => kept.delete(key),
      },
      watchStorage(changed) {
        own.add(changed)
        watchers.add(changed)
        return () => watchers.delete(changed)
      },
    })
  }
  return { kept, tab, tell, watchers }
}

/** Creates a full storage: it rejects values longer than its current one. */
function fullStorage(text?: string) {
  let kept = text
  return {
    room: 0,
    getItem: () => kept ?? null,
    setItem(_key: string, value: string) {
      if (value.length > (kept?.length ?? 0) + this.room)
        throw new DOMException('full', 'QuotaExceededError')
      kept = value
    },
    removeItem() {
      kept = undefined
    },
  }
}

/** Creates a store of one page. */
const storeOn = (storage: ReturnType<typeof fullStorage> | undefined) =>
  createAppStore({
    parts: { consent: consentPart, flash: toastPart },
    storage,
    watchStorage: () => () => undefined,
  })

const hello = { id: '1', text: 'Hello', theme: 'info' as const }

describe('createAppStore', () => {
  it('keeps the parts in storage under app-state [S3.70]', () => {
    const { kept, tab } = browser()
    const store = tab()
    store.set('consent', acceptConsent)
    store.set('flash', () => hello)
    expect(JSON.parse(kept.get('app-state') ?? '')).toEqual({
      consent: { accepted: true, touched: true },
      flash: hello,
    })
    expect(tab().get('consent')).toEqual({ accepted: true, touched: true })
  })

  it.each(['', 'null', '[]', '7', '{', '{"consent":7}', '{"consent":{"accepted":true}}'])(
    'starts over if storage contains %j',
    (text) => expect(browser(text).tab().get('consent')).toEqual(initialConsent),
  )

  it('notifies other tabs', () => {
    const { tab } = browser()
    const [here, there] = [tab(), tab()]
    let calls = 0
    there.subscribe(() => (calls += 1))
    here.set('consent', acceptConsent)
    expect(calls).toBe(1)
    expect(there.get('consent').accepted).toBe(true)
  })

  it('replaces only its own part if another tab wrote without an event', () => {
    const { tab } = browser()
    const [here, there] = [tab(), tab()]
    here.set('consent', acceptConsent)
    there.set('flash', () => hello)
    expect(here.get('consent').accepted).toBe(true)
    expect(tab().get('consent').accepted).toBe(true)
  })

  it('adopts changes of another tab before its event arrives, so that none is lost or counted twice', () => {
    const { kept, tab } = browser()
    const [here, there] = [tab(), tab()]
    here.set('flash', () => hello)
    there.set('flash', (flash) => flash && { ...flash, text: `${flash.text}, Sam` })
    expect(JSON.parse(kept.get(storageKey) ?? '')).toEqual({
      flash: { ...hello, text: 'Hello, Sam' },
    })
  })

  it('starts with the same object as the server if nothing is stored', () => {
    const read: StatePart<object>['read'] = () => ({})
    const part: StatePart<object> = { initial: {}, read, write: (value) => value }
    const watchStorage = () => () => undefined
    const store = createAppStore({ parts: { part }, storage: undefined, watchStorage })
    expect(store.get('part')).toBe(part.initial)
  })

  it('notifies each subscriber of each change once, until it unsubscribes', () => {
    const { tab, tell, watchers } = browser()
    const store = tab()
    const calls = { first: 0, second: 0 }
    const endFirst = store.subscribe(() => (calls.first += 1))
    const endSecond = store.subscribe(() => (calls.second += 1))
    expect(watchers.size).toBe(1)
    store.set('consent', acceptConsent)
    expect(calls).toEqual({ first: 1, second: 1 })
    store.set('consent', (consent) => consent)
    store.refresh()
    tell(storageKey)
    tell(null)
    expect(calls).toEqual({ first: 1, second: 1 })
    endFirst()
    expect(watchers.size).toBe(1)
    store.set('flash', () => hello)
    expect(calls).toEqual({ first: 1, second: 2 })
    endSecond()
    expect(watchers.size).toBe(0)
    endSecond()
    store.set('flash', () => undefined)
    expect(calls).toEqual({ first: 1, second: 2 })
    store.subscribe(() => (calls.second += 1))
    expect(watchers.size).toBe(1)
  })

  it('stores again what a tab with an older value overwrote', () => {
    const most: StatePart<number> = {
      initial: 0,
      read: (stored) => (typeof stored === 'number' ? stored : 0),
      write: (value) => value,
      merge: (stored, current) => Math.max(stored, current),
    }
    const kept = new Map<string, string>()
    const watchers: ((key: string | null) => void)[] = []
    /** Creates a tab with its own, possibly outdated, view of the storage. */
    const tab = (seen: Map<string, string>) =>
      createAppStore({
        parts: { count: most },
        storage: {
          getItem: (key) => seen.get(key) ?? null,
          setItem: (key, value) => kept.set(key, value),
          removeItem: (key) => kept.delete(key),
        },
        watchStorage(changed) {
          watchers.push(changed)
          return () => undefined
        },
      })
    const [here, there] = [tab(kept), tab(new Map())]
    here.subscribe(() => undefined)
    here.set('count', () => 7)
    there.set('count', () => 3)
    expect(kept.get(storageKey)).toBe('{"count":3}')
    watchers[0]?.(storageKey)
    expect([here.get('count'), kept.get(storageKey)]).toEqual([7, '{"count":7}'])
  })

  it('adopts an unannounced change of another tab on request', () => {
    const { tab } = browser()
    const [here, there] = [tab(), tab()]
    here.set('consent', acceptConsent)
    there.refresh()
    expect(there.get('consent').accepted).toBe(true)
  })

  it.each([
    ['is full', fullStorage],
    ['is blocked', () => undefined],
  ])('keeps every part in memory if the storage %s, also after later writes', (_, storage) => {
    const store = storeOn(storage())
    store.subscribe(() => undefined)()
    store.set('consent', acceptConsent)
    store.set('flash', () => hello)
    store.refresh()
    expect([store.get('consent').accepted, store.get('flash')]).toEqual([true, hello])
  })

  it('does not restore a replaced value from a full storage, on this page or on the next', () => {
    const storage = fullStorage(JSON.stringify({ consent: acceptConsent() }))
    const store = storeOn(storage)
    store.set('consent', () => ({ accepted: false, touched: true }))
    store.set('flash', () => hello)
    expect(store.get('consent')).toEqual({ accepted: false, touched: true })
    expect(storeOn(storage).get('consent')).toEqual(initialConsent)
  })

  it('removes a record that storage no longer lets it change', () => {
    const storage = fullStorage(JSON.stringify({ consent: acceptConsent() }))
    storage.room = -1000
    const store = storeOn(storage)
    store.set('consent', () => ({ accepted: false, touched: true }))
    expect(store.get('consent')).toEqual({ accepted: false, touched: true })
    expect(storage.getItem()).toBeNull()
    expect(storeOn(storage).get('consent')).toEqual(initialConsent)
  })

  it('stores pending values as soon as there is room', () => {
    const storage = fullStorage()
    const store = storeOn(storage)
    store.set('consent', acceptConsent)
    storage.room = Infinity
    store.set('flash', () => hello)
    expect(JSON.parse(storage.getItem() ?? '')).toEqual({ consent: acceptConsent(), flash: hello })
  })

  it('adopts the later value of another tab instead of a value that it could not store', () => {
    const storage = fullStorage()
    const store = storeOn(storage)
    store.set('consent', acceptConsent)
    storage.room = Infinity
    storage.setItem('', JSON.stringify({ consent: { accepted: false, touched: true } }))
    store.refresh()
    expect(store.get('consent')).toEqual({ accepted: false, touched: true })
  })
})

it.each([undefined, null, 7, 'text', true, [], [{ a: 1 }], () => undefined])(
  'ignores the record %j',
  (value) => expect(asRecord(value)).toBeUndefined(),
)

afterEach(() => void vi.unstubAllGlobals())

it('returns another id for every call', () => {
  const ids = Array.from({ length: 1000 }, createRandomId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

it('works outside secure contexts, where crypto.randomUUID is undefined', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (array: Uint8Array) => array.fill(255),
    randomUUID: undefined,
  })
  expect(createRandomId()).toBe('f'.repeat(32))
})
