import { describe, expect, it } from 'vitest'
import { toastPart } from './toast-part.ts'
import { asRecord } from './as-record.ts'
import { createAppStore, storageKey } from './create-app-store.ts'
import type { StatePart } from './state-part.ts'

/** A part of the site around. */
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

/** Two tabs over one storage. */
function browser(text?: string) {
  const kept = new Map(text === undefined ? [] : [[storageKey, text]])
  const watchers = new Set<(key: string | null) => void>()
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
      },
      watchStorage(changed) {
        own.add(changed)
        watchers.add(changed)
        return () => watchers.delete(changed)
      },
    })
  }
  return { kept, tab }
}

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
    'starts anew from a storage that holds %j',
    (text) => {
      expect(browser(text).tab().get('consent')).toEqual(initialConsent)
    },
  )

  it('tells the other tabs', () => {
    const { tab } = browser()
    const [here, there] = [tab(), tab()]
    let calls = 0
    there.subscribe(() => (calls += 1))
    here.set('consent', acceptConsent)
    expect(calls).toBe(1)
    expect(there.get('consent').accepted).toBe(true)
  })

  it('replaces its own part only, when another tab wrote unheard', () => {
    const { tab } = browser()
    const [here, there] = [tab(), tab()]
    here.set('consent', acceptConsent)
    there.set('flash', () => hello)
    expect(here.get('consent').accepted).toBe(true)
    expect(tab().get('consent').accepted).toBe(true)
  })

  it('takes what another tab wrote unheard, when it is asked to', () => {
    const { tab } = browser()
    const [here, there] = [tab(), tab()]
    here.set('consent', acceptConsent)
    there.refresh()
    expect(there.get('consent').accepted).toBe(true)
  })

  it('works in memory where storage is refused', () => {
    const store = createAppStore({
      parts: { consent: consentPart },
      storage: {
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
      watchStorage: () => () => undefined,
    })
    store.set('consent', acceptConsent)
    expect(store.get('consent').accepted).toBe(true)
  })
})
