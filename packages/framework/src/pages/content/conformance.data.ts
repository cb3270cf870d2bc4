/** What `npm run lab -- accessibility --keep` found of the product. Written by it: do not edit. */
export const conformance: Conformance = {
  version: '0.0.0',
  day: '2026-11-23',
  all: 55,
  met: 37,
  partly: ['2.4.11 Focus Not Obscured (Minimum)', '3.1.2 Language of Parts'],
  failed: [],
  open: [
    '1.2.1 Audio-only and Video-only (Prerecorded)',
    '1.2.2 Captions (Prerecorded)',
    '1.2.3 Audio Description or Media Alternative (Prerecorded)',
    '1.3.3 Sensory Characteristics',
    '1.4.2 Audio Control',
    '2.2.1 Timing Adjustable',
    '2.5.1 Pointer Gestures',
    '3.3.7 Redundant Entry',
    '1.2.4 Captions (Live)',
    '1.2.5 Audio Description (Prerecorded)',
    '1.4.5 Images of Text',
    '1.4.11 Non-text Contrast',
    '1.4.13 Content on Hover or Focus',
    '2.5.7 Dragging Movements',
    '3.3.4 Error Prevention (Legal, Financial, Data)',
    '3.3.8 Accessible Authentication (Minimum)',
  ],
  notTried: [
    'Screen readers (NVDA, JAWS, VoiceOver, TalkBack): names and order were read from Chromium’s accessibility tree.',
    'Safari and Firefox.',
    'Real phones, switches, voice control and screen magnifiers.',
    'People with disabilities.',
  ],
}

/** How far the product meets WCAG 2.2 at the levels A and AA. Criteria as the guidelines write them, in English. */
export interface Conformance {
  /** The version of the product that was tried. */
  readonly version: string
  /** The day of the run, such as `2026-11-23`. */
  readonly day: string
  readonly all: number
  /** How many are supported, or speak of something that the product does not have. */
  readonly met: number
  readonly partly: readonly string[]
  readonly failed: readonly string[]
  readonly open: readonly string[]
  /** Sentences in English. */
  readonly notTried: readonly string[]
}
