/** A pseudo-language: how it writes, and its addresses. */
export interface PseudoLanguage {
  /** As documents name it. The regions XA and XB are those that CLDR gives to pseudo-languages. */
  readonly lang: string
  readonly name: string
  readonly path: string
  readonly direction: 'ltr' | 'rtl'
}

export const pseudoLanguages: readonly PseudoLanguage[] = [
  { lang: 'en-xa', name: 'Accents', path: 'xa', direction: 'ltr' },
  { lang: 'ar-xb', name: 'Right to left', path: 'xb', direction: 'rtl' },
]
