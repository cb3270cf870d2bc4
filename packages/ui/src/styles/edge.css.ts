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

/** Paints the site's edge above or below whatever carries it, in the colour it is given. */
export function edgeRule(side: 'start' | 'end', color: string) {
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // One pixel of overlap, or a hairline shows between two halves of a device pixel.
    [side === 'start' ? 'insetBlockEnd' : 'insetBlockStart']: 'calc(100% - 1px)',
    height: edge.size,
    background: color,
    maskImage: edge.image,
    maskSize: '100% 100%',
    pointerEvents: 'none',
    ...(side === 'end' ? { rotate: '180deg' } : {}),
  } as const
}
