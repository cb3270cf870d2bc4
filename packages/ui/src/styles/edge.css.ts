import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { fluid } from './measure.ts'
import { edgeImages, patternImages } from './patterns.ts'

/** How the site's coloured sections end and what they are textured with. */
export const edge = createGlobalThemeContract({
  size: 'milepost-edge-size',
  image: 'milepost-edge-image',
  pattern: 'milepost-pattern-image',
  patternSize: 'milepost-pattern-size',
})

const nothing = 'linear-gradient(transparent,transparent)'

globalStyle(':where(:root),:where([data-edge="none"])', {
  vars: { [edge.size]: '0px', [edge.image]: nothing },
})
globalStyle(':where(:root),:where([data-pattern="none"])', {
  vars: { [edge.pattern]: nothing, [edge.patternSize]: 'auto' },
})
globalStyle(':where([data-edge="wave"])', {
  vars: { [edge.size]: fluid(1.5, 4), [edge.image]: edgeImages.wave },
})
globalStyle(':where([data-edge="diagonal"])', {
  vars: { [edge.size]: fluid(1.75, 5), [edge.image]: edgeImages.diagonal },
})
for (const [name, { image, size }] of Object.entries(patternImages)) {
  globalStyle(`:where([data-pattern="${name}"])`, {
    vars: { [edge.pattern]: image, [edge.patternSize]: size },
  })
}
