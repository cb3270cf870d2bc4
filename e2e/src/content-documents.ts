import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from './stack.ts'

/** Changes the fields of a document of a site, for example of `internal_page/about`. */
export function editDocument(
  { contentFolder }: Pick<Stack, 'contentFolder'>,
  name: string,
  edit: (data: Record<string, unknown>) => void,
): void {
  const file = join(contentFolder, `${name}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> }
  edit(document.data)
  writeFileSync(file, JSON.stringify(document))
}
