/**
 * What a test file left in the environment that it shares with others: elements, attributes, kept values, globals.
 *
 * @returns a function that names what has been added or changed since
 */
export function watchForLeftovers(): () => string[] {
  const globals = new Set(Object.getOwnPropertyNames(globalThis))
  const before = placesOf()
  return () => {
    const after = placesOf()
    return [
      ...Object.getOwnPropertyNames(globalThis)
        // React's tools for tests take theirs back by making it undefined.
        .filter((name) => !globals.has(name) && Reflect.get(globalThis, name) !== undefined)
        .map((name) => `global: ${name}`),
      ...Object.keys(after)
        .filter((place) => after[place] !== before[place])
        .map((place) => `${place}: ${after[place]}`),
    ]
  }
}

function placesOf(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  return {
    body: `${attributesOf(document.body)} ${document.body.innerHTML}`,
    root: attributesOf(document.documentElement),
    head: document.head.innerHTML,
    address: location.href,
    kept: JSON.stringify([localStorage, sessionStorage]),
    cookies: document.cookie,
  }
}

/** Those that say something: a style that was taken back leaves an empty attribute. */
function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join(' ')
}
