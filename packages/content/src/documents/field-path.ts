import { isRecord } from './is-record.ts'

/**
 * A place inside a raw document, as its editor knows it: `content[2].items[0].amount`. Fields that
 * nest when read (`quote.name`) are given back their own name (`quote-name`).
 *
 * @param root - the name of the field that `raw` is the value of
 * @param raw - the value as the content service sent it
 * @param path - the way from `raw` to the place, as read
 */
export function fieldPath(root: string, raw: unknown, path: readonly (string | number)[]): string {
  let name = root
  let here = raw
  for (let index = 0; index < path.length;) {
    const key = path[index]
    if (typeof key === 'number') {
      name += `[${key}]`
      here = Array.isArray(here) ? (here[key] as unknown) : undefined
      index += 1
      continue
    }
    const [own, length] = ownName(here, path.slice(index))
    name += name === '' ? own : `.${own}`
    here = isRecord(here) ? here[own] : undefined
    index += length
  }
  return name
}

function ownName(here: unknown, path: readonly (string | number)[]): [string, number] {
  for (let length = 1; length <= path.length; length += 1) {
    const name = path.slice(0, length).join('-')
    if (isRecord(here) && Object.hasOwn(here, name)) return [name, length]
  }
  return [String(path[0]), 1]
}
