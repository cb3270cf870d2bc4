import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { fluidLength } from './measure.ts'
import { edgeImages, patternImages } from './patterns.ts'

/** How the site's coloured sections end and what they are textured with. */
export const edgeVars = createGlobalThemeContract({
  size: 'milepost-edge-size',
  image: 'milepost-edge-image',
  pattern: 'milepost-pattern-image',
  patternSize: 'milepost-pattern-size',
})

const nothing = 'linear-gradient(transparent,transparent)'

globalStyle(':where(:root),:where([data-edge="none"])', {
  vars: { [edgeVars.size]: '0px', [edgeVars.image]: nothing },
})
globalStyle(':where(:root),:where([data-pattern="none"])', {
  vars: { [edgeVars.pattern]: nothing, [edgeVars.patternSize]: 'auto' },
})
globalStyle(':where([data-edge="wave"])', {
  vars: { [edgeVars.size]: fluidLength(1.5, 4), [edgeVars.image]: edgeImages.wave },
})
globalStyle(':where([data-edge="diagonal"])', {
  vars: { [edgeVars.size]: fluidLength(1.75, 5), [edgeVars.image]: edgeImages.diagonal },
})
for (const [name, { image, size }] of Object.entries(patternImages)) {
  globalStyle(`:where([data-pattern="${name}"])`, {
    vars: { [edgeVars.pattern]: image, [edgeVars.patternSize]: size },
  })
}
