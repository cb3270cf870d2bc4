import { writeFile } from 'node:fs/promises'
import { modelTypes } from './model-types.ts'
import { readModels } from './read-models.ts'
import { repositoryPlaces } from './repository-places.ts'

await writeFile(repositoryPlaces.modelTypes, modelTypes(await readModels(repositoryPlaces.models)))
console.log(`Written ${repositoryPlaces.modelTypes}`)
