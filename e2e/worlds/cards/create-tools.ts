import { createCardPainter } from '@milepost/framework/src/elsewhere/share-card/create-card-painter.ts'
import {
  createMeasure,
  rendererProgram,
  shippedFonts,
} from '@milepost/framework/src/elsewhere/share-card/sample-card.test-kit.ts'

/** Creates a share card painter, and a renderer with the same fonts for measuring. */
export async function createTools() {
  const painter = createCardPainter(rendererProgram(), shippedFonts())
  return { painter, renderer: await createMeasure() }
}
