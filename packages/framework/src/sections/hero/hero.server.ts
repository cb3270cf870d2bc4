import { toActionViews, toImageView } from '../../totals/views.ts'
import { defineSections } from '../section/define-sections.ts'
import { readProjectProgress } from '../figures/figures.server.ts'

/** Full-width hero, optionally with the total. */
export const hero = defineSections({
  hero: {
    present: async ({ primary: { image, showTotal, edge }, items }, scope) => ({
      image: toImageView(image),
      actions: toActionViews(items, scope.targets, scope.messages),
      figures: showTotal ? await readProjectProgress(scope) : undefined,
      edge,
    }),
  },
})
