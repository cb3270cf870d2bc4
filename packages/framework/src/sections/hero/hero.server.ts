import { toActionViews, toImageView } from '../../totals/views.ts'
import { defineSections } from '../section/define-sections.ts'
import { getProjectFigures } from '../figures/figures.server.ts'

/** Full-width hero, with the live total if the editor enables it. */
export const hero = defineSections({
  hero: {
    present: async ({ primary: { image, showTotal, edge }, items }, scope) => ({
      image: toImageView(image),
      actions: toActionViews(items, scope.targets, scope.messages),
      figures: showTotal ? await getProjectFigures(scope) : undefined,
      edge,
    }),
  },
})
