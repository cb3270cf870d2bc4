import { DatabaseSync } from 'node:sqlite'

/**
 * Returns all texts in the sandbox's database: names, titles, stories, messages, each line and sentence of HTML
 * separately, longest first.
 *
 * @param file - the sandbox's database
 */
export function platformTexts(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const texts = new Set<string>()
  for (const { name } of database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()) {
    for (const row of database.prepare(`SELECT * FROM "${String(name)}"`).iterate()) {
      for (const value of Object.values(row)) {
        if (typeof value === 'string') for (const text of linesOf(value)) texts.add(text)
      }
      const { first_name: first, last_name: last } = row
      if (typeof first === 'string' && typeof last === 'string') texts.add(`${first} ${last}`)
    }
  }
  database.close()
  return [...texts].toSorted((one, other) => other.length - one.length)
}

/** Returns the lines of a value that a screen may show, without tags. */
function linesOf(value: string): string[] {
  return value
    .split(/<[^>]*>|\n|"/)
    .map((line) => line.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}{2}/u.test(line))
}
