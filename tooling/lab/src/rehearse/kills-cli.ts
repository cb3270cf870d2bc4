import { inAFolder } from './in-a-folder.ts'
import { rehearseKills } from './kills/rehearse-kills.ts'

/** How often, from the environment, or a hundred times. */
const kills = Number(process.env['KILLS'] ?? 100)

await inAFolder('kills', (stage) => rehearseKills(stage, kills))
