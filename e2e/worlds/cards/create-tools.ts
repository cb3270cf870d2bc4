import { createCardPainter } from '@milepost/framework/src/elsewhere/share-card/create-card-painter.ts'
import {
  createMeasure,
  rendererProgram,
  shippedFonts,
} from '@milepost/framework/src/elsewhere/share-card/sample-card.test-kit.ts'

/** What draws cards, and a renderer with the same fonts to measure them with. */
export async function createTools() {
  const painter = createCardPainter(rendererProgram(), shippedFonts())
  return { painter, renderer: await createMeasure() }
}
