import { edgeVars } from './edge.css.ts'

/** Style of a pseudo-element that draws the section edge above or below an element, in the given colour. */
export function edgeRule(side: 'start' | 'end', color: string) {
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // Overlaps by half a pixel, to avoid a hairline.
    [side === 'start' ? 'insetBlockEnd' : 'insetBlockStart']: 'calc(100% - .5px)',
    height: edgeVars.size,
    background: color,
    maskImage: edgeVars.image,
    maskSize: '100% 100%',
    pointerEvents: 'none',
    ...(side === 'end' ? { rotate: '180deg' } : {}),
  } as const
}
