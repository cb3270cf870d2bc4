import { drawCairn } from './draw-cairn.ts'
import { drawDunes } from './draw-dunes.ts'
import { drawEstuary } from './draw-estuary.ts'
import { drawForestTrack } from './draw-forest-track.ts'
import { drawGums } from './draw-gums.ts'
import { drawHarbour } from './draw-harbour.ts'
import { drawHut } from './draw-hut.ts'
import { drawLake } from './draw-lake.ts'
import { drawLighthouse } from './draw-lighthouse.ts'
import { drawPebbleBeach } from './draw-pebble-beach.ts'
import { drawRidge } from './draw-ridge.ts'
import { drawShorePath } from './draw-shore-path.ts'
import { drawTidePools } from './draw-tide-pools.ts'
import type { SceneContext } from './light.ts'

/** Every scene a page picture may show. */
export const pictureScenes: {
  readonly [Kind in 'coast' | 'mountain']: readonly ((context: SceneContext) => string)[]
} = {
  coast: [
    drawShorePath,
    drawDunes,
    drawLighthouse,
    drawEstuary,
    drawPebbleBeach,
    drawTidePools,
    drawHarbour,
  ],
  mountain: [drawRidge, drawHut, drawForestTrack, drawCairn, drawLake, drawGums],
}
