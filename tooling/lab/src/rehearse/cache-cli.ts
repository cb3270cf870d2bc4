import { inAFolder } from './in-a-folder.ts'
import { rehearseCache } from './rehearse-cache.ts'

await inAFolder('cache', rehearseCache)
