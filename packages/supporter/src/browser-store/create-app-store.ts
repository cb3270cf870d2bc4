import type { StatePart } from './state-part.ts'

/** The key in the browser's storage (Spec §9). */
export const storageKey = 'app-state'

/** The parts of a state by their names. */
export type StateParts<S> = { readonly [K in keyof S]: StatePart<S[K]> }

/** A value per part, kept in storage and the same in every tab. */
export interface AppStore<S> {
  get: <K extends keyof S>(key: K) => S[K]
  /** Replaces one part, here, in storage and in the other tabs. */
  set: <K extends keyof S>(key: K, next: (current: S[K]) => S[K]) => void
  /** Takes what other tabs wrote and this one has not heard of yet. */
  refresh: () => void
  /** Calls back after every change, from here or from another tab. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

export interface AppStoreOptions<S> {
  parts: StateParts<S>
  /** Undefined where a browser refuses it: the state then lives as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** Subscribes to changes of other tabs; returns a function that unsubscribes. */
  watchStorage: (changed: (key: string | null) => void) => () => void
}

/**
 * Creates the store of the state that outlives a page. A write reads what the other tabs wrote in the
 * meantime and replaces its own part only.
 */
export function createAppStore<S extends object>({
  parts,
  storage,
  watchStorage,
}: AppStoreOptions<S>): AppStore<S> {
  const listeners = new Set<() => void>()
  const names = Object.keys(parts) as (keyof S & string)[]
  let texts = storedTexts()
  let values = readAll(texts)
  /** Parts whose value storage refused: their value in memory is newer than the stored one. */
  const unsaved = new Set<keyof S & string>()
  let unwatch: (() => void) | undefined

  function stored(): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}')
      return typeof value === 'object' && value !== null ? { ...value } : {}
    } catch {
      return {}
    }
  }

  function storedTexts(): Partial<Record<string, string>> {
    const record = stored()
    return Object.fromEntries(names.map((name) => [name, JSON.stringify(record[name])]))
  }

  function readPart<K extends keyof S & string>(
    name: K,
    text: string | undefined,
    current?: S[K],
  ): S[K] {
    // Without stored state, the browser's state equals the server's, so nothing re-renders.
    if (text === undefined && current === undefined) return parts[name].initial
    return parts[name].read(text === undefined ? undefined : JSON.parse(text), current)
  }

  function readAll(from: Partial<Record<string, string>>): S {
    return Object.fromEntries(names.map((name) => [name, readPart(name, from[name])])) as S
  }

  /** Takes what other tabs wrote. A part they did not touch keeps its value, and what is only in memory. */
  function takeStored(): void {
    const fresh = storedTexts()
    const changed = names.filter((name) => fresh[name] !== texts[name])
    if (changed.length === 0) return
    texts = fresh
    values = { ...values }
    for (const name of changed) {
      // Another tab's later write is newer than a value that this tab failed to store.
      unsaved.delete(name)
      takePart(name, readPart(name, fresh[name], values[name]))
    }
    for (const listener of listeners) listener()
  }

  function takePart<K extends keyof S & string>(name: K, read: S[K]): void {
    values[name] = parts[name].merge?.(read, values[name]) ?? read
    if (values[name] !== read) storePart(name)
  }

  function storePart(name: keyof S & string): void {
    unsaved.add(name)
    if (writeUnsaved((part) => parts[part].write(values[part]))) unsaved.clear()
    // The storage is full or blocked. A replaced value, such as a consent that has been withdrawn, must not come back
    // with the next page; a record without that value needs less room.
    else if (!writeUnsaved(() => undefined)) clearStorage()
  }

  function clearStorage(): void {
    try {
      storage?.removeItem(storageKey)
      texts = storedTexts()
    } catch {
      // Blocked altogether, so nothing was stored that could come back.
    }
  }

  /** Writes the unsaved parts; returns whether the storage took them. */
  function writeUnsaved(storedValue: (part: keyof S & string) => unknown): boolean {
    if (storage === undefined) return false
    const record = stored()
    for (const part of unsaved) record[part] = storedValue(part)
    try {
      storage.setItem(storageKey, JSON.stringify(record))
    } catch {
      return false
    }
    texts = { ...texts }
    for (const part of unsaved) texts[part] = JSON.stringify(record[part])
    return true
  }

  return {
    get: (key) => values[key],
    refresh: takeStored,
    set(key, next) {
      takeStored()
      const value = next(values[key])
      if (Object.is(value, values[key])) return
      values = { ...values, [key]: value }
      storePart(key as keyof S & string)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      unwatch ??= watchStorage((key) => {
        if (key === storageKey || key === null) takeStored()
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
