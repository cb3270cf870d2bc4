import { inAFolder } from './in-a-folder.ts'
import { rehearseWorker } from './worker/rehearse-worker.ts'

await inAFolder('worker', rehearseWorker)
