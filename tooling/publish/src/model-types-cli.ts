import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { modelTypes } from './model-types.ts'
import { readModels } from './read-models.ts'

const content = fileURLToPath(new URL('../../../packages/content/', import.meta.url))
const file = `${content}src/models/model-types.data.ts`

await writeFile(file, modelTypes(await readModels(`${content}models`)))
console.log(`Written ${file}`)
