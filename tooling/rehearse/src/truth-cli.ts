import { inAFolder } from './in-a-folder.ts'
import { measureTimeToTruth } from './measure-time-to-truth.ts'

await inAFolder('truth', measureTimeToTruth)
