import type { Node } from '@takumi-rs/wasm'
import { isRightToLeftText } from './drawable-text.ts'
import type { CardType, ShareCard } from './share-card.ts'

/** How wide the words may be: the panel ends behind them whatever its edge. */
export const textWidthPx = 552

/** What the fallback fonts are registered as. */
export const fallbackFamily = 'Milepost Fallback'

type TextStyle = NonNullable<Node['style']>

/** Words in a box of the whole width, on the side of the card's words. */
export function textNode(card: ShareCard, text: string, style: TextStyle): Node {
  return {
    type: 'text',
    text,
    // Names are read in their own direction, and are on the side of the page's.
    dir: isRightToLeftText(text, card.isRightToLeft) ? 'rtl' : 'ltr',
    style: { width: textWidthPx, textAlign: card.isRightToLeft ? 'right' : 'left', ...style },
  }
}

/** How a kind of words is set, in a size in pixels. */
export function textStyleOf(type: CardType, size: number): TextStyle {
  return {
    fontFamily: [...type.families, fallbackFamily].map((name) => JSON.stringify(name)).join(', '),
    fontWeight: type.weight,
    fontSize: size,
    lineHeight: type.lineHeight,
    letterSpacing: type.spacing,
    textTransform: type.isUppercase ? 'uppercase' : 'none',
  }
}
