/** How the product is evaluated. */
export const methods: readonly string[] = [
  'Every kind of page of both demo sites is opened in Chromium, built and served as in production.',
  'axe-core looks at its code; the pixels behind words on pictures are measured; controls are walked through by the Tab key; names and reading order are read from the accessibility tree; pages are laid out 320 CSS pixels wide, in a window of 320 × 256, with the spacing of 1.4.12, with text of 200 %, from right to left, in forced colours and with less motion.',
  'A criterion counts as supported where such a check passed in this run and a person’s or a reviewer’s note says what was looked at beside it.',
]

/** What was not tried. Said in each report. */
export const notTried: readonly string[] = [
  'Screen readers (NVDA, JAWS, VoiceOver, TalkBack): names and order were read from Chromium’s accessibility tree.',
  'Safari and Firefox.',
  'Real phones, switches, voice control and screen magnifiers.',
  'People with disabilities.',
]
