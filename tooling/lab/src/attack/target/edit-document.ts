import { readFileSync, writeFileSync } from 'node:fs'

/** Changes the fields of a content document in its file. */
export function editDocument(file: string, edit: (fields: Record<string, unknown>) => void): void {
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> }
  edit(document.data)
  writeFileSync(file, JSON.stringify(document))
}
