const ends = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/**
 * Whether an attribute's text could end what it is in, once markup is written out and read again
 * by something less careful. Such text is nothing that people write; both sanitisers drop it.
 */
export function couldBreakOutOfAttribute(value: string): boolean {
  return ends.test(value)
}
