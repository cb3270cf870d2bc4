import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fieldsPage } from './fields-page.ts'
import { labelModel } from './labels-from-help.ts'
import { modelsWithHelp } from './models-with-help.ts'

const page = resolve(import.meta.dirname, '../../../../../docs/reference/fields.md')

/** Writes labels and hints into the models, and the page that lists every field, from the `help.json` files. */
export function writeFieldHelp(): void {
  const models = modelsWithHelp()
  for (const one of models) {
    writeFileSync(one.file, `${JSON.stringify(labelModel(one), null, 2)}\n`)
  }
  writeFileSync(page, fieldsPage(models))
}
