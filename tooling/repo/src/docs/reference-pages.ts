import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../docs-site/documents.ts'
import { fieldsPage } from './fields/fields-page.ts'
import { messageFeatures, messagesPage } from './message-list.ts'

/** Writes the pages of the documentation site that list every message and every field, into `reports/reference`. */
export async function writeReferencePages(): Promise<void> {
  const folder = join(root, 'reports/reference')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'messages.md'), messagesPage(await messageFeatures()))
  writeFileSync(join(folder, 'fields.md'), fieldsPage())
}
