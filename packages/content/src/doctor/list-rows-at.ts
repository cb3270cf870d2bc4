import { isRecord } from '../documents/is-record.ts'

/** The entries of a list in a group of fields; none when there is no such list. */
export function listRowsAt(fields: unknown, name: string): readonly unknown[] {
  const value = isRecord(fields) ? fields[name] : undefined
  return Array.isArray(value) ? value : []
}

/** A text of a row as it is read, without the spaces around it; undefined where the row has none. */
export function textAt(row: unknown, name: string): string | undefined {
  const value = isRecord(row) ? row[name] : undefined
  return (typeof value === 'string' && value.trim()) || undefined
}
