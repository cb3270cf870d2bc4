import type { Database } from '../database/open-database.ts'

/** The platform's limit for a page's short name. */
const longest = 45

/** A text as a short name: lower case, letters, digits and dashes only. Empty input gives ''. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|(?<!-)-+$/g, '')
}

/** The wished short name when it is free, else the first free one with a number. */
export function freeShortName(database: Database, wished: string): string {
  const base = slugify(wished) || 'page'
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`
    const name = `${base.slice(0, longest - end.length)}${end}`
    const taken = database.get('SELECT 1 FROM pages WHERE short_name = ?', name)
    if (taken === undefined) return name
  }
}
