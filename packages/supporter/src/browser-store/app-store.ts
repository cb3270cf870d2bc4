/** Key in `localStorage` (Spec §9). */
export const storageKey = 'app-state'

/** The parts of a state, by name. */
export type StateParts<S> = { readonly [K in keyof S]: StatePart<S[K]> }

/** Persisted state in named parts, synchronised across tabs. */
export interface AppStore<S> {
  get: <K extends keyof S>(key: K) => S[K]
  /** Replaces one part in memory and in storage, and thereby in other tabs. */
  set: <K extends keyof S>(key: K, next: (current: S[K]) => S[K]) => void
  /** Reads changes of other tabs whose events have not arrived yet. */
  refresh: () => void
  /** Calls back after every change, including those of other tabs. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export interface AppStoreOptions<S> {
  parts: StateParts<S>
  /** Undefined if the browser blocks it. The state is then lost on reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** Subscribes to changes by other tabs. Returns a function that unsubscribes. */
  watchStorage: (changed: (key: string | null) => void) => () => void
}

/**
 * Creates a store of state that survives reloads. Before a write, it reads changes of other tabs, and then replaces only the
 * changed part.
 */
export function createAppStore<S extends object>({
  parts,
  storage,
  watchStorage,
}: AppStoreOptions<S>): AppStore<S> {
  const listeners = new Set<() => void>()
  const names = Object.keys(parts) as (keyof S & string)[]
  let messages = storedTexts()
  let values = readAll(messages)
  /** Parts that could not be stored, so their value in memory is newer than the stored one. */
  const unsaved = new Set<keyof S & string>()
  let unwatch: (() => void) | undefined

  function readStorage(): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}')
      return typeof value === 'object' && value !== null ? { ...value } : {}
    } catch {
      return {}
    }
  }

  function storedTexts(): Partial<Record<string, string>> {
    const record = readStorage()
    return Object.fromEntries(names.map((name) => [name, JSON.stringify(record[name])]))
  }

  function readPart<K extends keyof S & string>(
    name: K,
    text: string | undefined,
    current?: S[K],
  ): S[K] {
    // Keep the initial object without stored state, so that hydration causes no re-render.
    if (text === undefined && current === undefined) return parts[name].initial
    return parts[name].read(text === undefined ? undefined : JSON.parse(text), current)
  }

  function readAll(from: Partial<Record<string, string>>): S {
    return Object.fromEntries(names.map((name) => [name, readPart(name, from[name])])) as S
  }

  /** Reads changes made by other tabs. Parts unchanged in storage keep their value, including values held only in memory. */
  function applyStored(): void {
    const fresh = storedTexts()
    const changed = names.filter((name) => fresh[name] !== messages[name])
    if (changed.length === 0) return
    messages = fresh
    values = { ...values }
    for (const name of changed) {
      // A later write of another tab replaces a value that this tab failed to store.
      unsaved.delete(name)
      applyPart(name, readPart(name, fresh[name], values[name]))
    }
    for (const listener of listeners) listener()
  }

  function applyPart<K extends keyof S & string>(name: K, read: S[K]): void {
    values[name] = parts[name].merge?.(read, values[name]) ?? read
    if (values[name] !== read) storePart(name)
  }

  function storePart(name: keyof S & string): void {
    unsaved.add(name)
    if (writeUnsaved((part) => parts[part].write(values[part]))) unsaved.clear()
    // The storage is full or blocked. A replaced value, such as a withdrawn consent, must not come back on the next page, so
    // store the record without that part, which is smaller, or else remove everything.
    else if (!writeUnsaved(() => undefined)) clearStorage()
  }

  function clearStorage(): void {
    try {
      storage?.removeItem(storageKey)
      messages = storedTexts()
    } catch {
      // Completely blocked, so nothing is stored.
    }
  }

  /** Writes the unsaved parts. Returns whether it succeeded. */
  function writeUnsaved(storedValue: (part: keyof S & string) => unknown): boolean {
    if (storage === undefined) return false
    const record = readStorage()
    for (const part of unsaved) record[part] = storedValue(part)
    try {
      storage.setItem(storageKey, JSON.stringify(record))
    } catch {
      return false
    }
    messages = { ...messages }
    for (const part of unsaved) messages[part] = JSON.stringify(record[part])
    return true
  }

  return {
    get: (key) => values[key],
    refresh: applyStored,
    set(key, next) {
      applyStored()
      const value = next(values[key])
      if (Object.is(value, values[key])) return
      values = { ...values, [key]: value }
      storePart(key as keyof S & string)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      unwatch ??= watchStorage((key) => {
        if (key === storageKey || key === null) applyStored()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = undefined
      }
    },
  }
}

/**
 * One part of the state that is stored under `app-state` (Spec §3): its initial value, and how it is parsed, merged and
 * serialised.
 */
export interface StatePart<T> {
  readonly initial: T
  /**
   * Parses a stored value. Storage may contain data of other versions, other tabs or users, so any input must result in a
   * complete value. For changes by other tabs, `current` is this tab's value, which may contain data that is only in memory.
   */
  readonly read: (stored: unknown, current?: T) => T
  /**
   * Merges a value stored by another tab with this tab's value. Browsers may deliver a tab's write late, so that another tab
   * overwrites it with an older value. A result other than `readStorage` is written back. @default `readStorage`
   */
  readonly merge?: (stored: T, current: T) => T
  /** Returns the stored form of a value, without parts that must stay in memory. Undefined removes it from storage. */
  readonly write: (value: T) => unknown
}

/** Returns a value as a record of unknown values; undefined if it is not a plain object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined
}

/** Returns `sessionStorage`; undefined on the server, and if the browser blocks it. */
export function getTabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Creates an unguessable id. `crypto.randomUUID` is not available on pages served over plain HTTP. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Creates a store on top of `localStorage`. Several stores may share it, because each reads and writes its own parts. Browser
 * only.
 */
export function createBrowserStore<S extends object>(parts: StateParts<S>): AppStore<S> {
  return createAppStore({
    parts,
    storage: getLocalStorage(),
    watchStorage(changed) {
      const listen = (event: StorageEvent) => changed(event.key)
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  })
}

/** Accessing `localStorage` throws if the browser blocks it. */
function getLocalStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
