import { afterAll, beforeAll, vi } from 'vitest'

// Files that share an environment: a file that leaves something behind fails itself, and not the next one.

let globals = new Set<string>()
let before: Record<string, string> = {}

beforeAll(() => {
  globals = new Set(Object.getOwnPropertyNames(globalThis))
  before = readState()
})

afterAll(() => {
  const after = readState()
  const left = Object.keys(after).filter((place) => after[place] !== before[place])
  const added = Object.getOwnPropertyNames(globalThis)
    // React's test utilities restore theirs as undefined.
    .filter((name) => !globals.has(name) && Reflect.get(globalThis, name) !== undefined)
  if (vi.isFakeTimers()) added.push('fake timers')
  if (left.length + added.length > 0)
    throw new Error(
      `Left behind for the next file: ${[...added, ...left.map((place) => `${place}: ${after[place]}`)].join('; ')}`,
    )
})

function readState(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  return {
    body: `${attributes(document.body)} ${document.body.innerHTML}`,
    root: attributes(document.documentElement),
    head: document.head.innerHTML,
    URL: location.href,
    storage: JSON.stringify([localStorage, sessionStorage]),
    cookies: document.cookie,
  }
}

/** Restored styles leave an empty attribute. */
function attributes(element: Element): string {
  return [...element.attributes]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join(' ')
}
