/** What the address of a card's picture asks for. */
export interface CardAddress {
  kind: 'site' | 'page' | 'team' | 'tag'
  /** Such as a page's short name, or a tag and its value; none for the site. */
  names: readonly string[]
  version: string
}

/** How many names each kind has. */
const namesOf: Readonly<Record<CardAddress['kind'], number>> = { site: 0, page: 1, team: 1, tag: 2 }

const longestName = 200

/**
 * Reads what follows `/share-card/` in an address, decoded.
 *
 * @returns undefined when it is the address of no card
 */
export function readCardAddress(path: string): CardAddress | undefined {
  const [kind = '', ...names] = path.split('/')
  const [, version] = /^([\w-]{1,40})\.jpg$/.exec(names.pop() ?? '') ?? []
  if (version === undefined || !isKind(kind) || names.length !== namesOf[kind]) return undefined
  const isName = (name: string) => name.trim() !== '' && name.length <= longestName
  return names.every(isName) ? { kind, names, version } : undefined
}

function isKind(text: string): text is CardAddress['kind'] {
  return Object.hasOwn(namesOf, text)
}
