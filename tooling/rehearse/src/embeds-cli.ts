import { inAFolder } from './in-a-folder.ts'
import { measureEmbeds } from './measure-embeds.ts'

await inAFolder('embeds', measureEmbeds)
