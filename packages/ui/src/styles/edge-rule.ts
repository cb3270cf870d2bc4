import { edgeVars } from './edge.css.ts'

/** Paints the site's edge above or below whatever carries it, in the colour it is given. */
export function edgeRule(side: 'start' | 'end', color: string) {
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // Half a pixel of overlap, or a hairline shows between two halves of a device pixel.
    [side === 'start' ? 'insetBlockEnd' : 'insetBlockStart']: 'calc(100% - .5px)',
    height: edgeVars.size,
    background: color,
    maskImage: edgeVars.image,
    maskSize: '100% 100%',
    pointerEvents: 'none',
    ...(side === 'end' ? { rotate: '180deg' } : {}),
  } as const
}
