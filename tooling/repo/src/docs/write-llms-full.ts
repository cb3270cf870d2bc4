/**
 * Writes the documents that `llms.txt` links to into one file, each below its address: `node write-llms-full.ts <file>`. What is
 * optional there is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { joinDocuments } from './join-documents.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to be written.')
const root = resolve(import.meta.dirname, '../../../..')
const index = readFileSync(join(root, 'llms.txt'), 'utf8')
writeFileSync(
  file,
  joinDocuments(index, (path) => readFileSync(join(root, path), 'utf8')),
)
