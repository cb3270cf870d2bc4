import { inAFolder } from './in-a-folder.ts'
import { rehearsePoisoning } from './poison/rehearse-poisoning.ts'

await inAFolder('poison', (stage) => rehearsePoisoning(stage, process.argv.includes('--quick')))
