import { inAFolder } from './in-a-folder.ts'
import { rehearseRelease } from './rehearse-release.ts'

await inAFolder('release', rehearseRelease)
