import { rehearseDay } from './day/rehearse-day.ts'
import { inAFolder } from './in-a-folder.ts'

/** Minutes from the environment, or three. */
const minutes = Number(process.env['DAY_MINUTES'] ?? 3)

await inAFolder('day', (stage) => rehearseDay(stage, minutes))
