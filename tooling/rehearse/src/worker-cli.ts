import { inAFolder } from './in-a-folder.ts'
import { rehearseWorker } from './rehearse-worker.ts'

await inAFolder('worker', rehearseWorker)
