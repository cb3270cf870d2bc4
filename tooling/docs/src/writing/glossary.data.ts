/** Words that we do not write, and what we write instead; docs/writing.md explains. */
export const glossary: readonly { readonly avoid: RegExp; readonly write: string }[] = [
  // House metaphors.
  { avoid: /\b(?:stands?|stood)\b(?! for\b)/i, write: 'is, runs, is shown' },
  { avoid: /\b(?:holds?|held)\b/i, write: 'contains, has, applies, is true' },
  { avoid: /\b(?:lies?|lay)\b/i, write: 'is' },
  { avoid: /\bthe house\b/i, write: 'the repository' },

  // The field's own terms.
  { avoid: /\bfilms?\b/i, write: 'video' },
  { avoid: /\bkept pages?\b|\bpages? (?:that )?(?:is|are) kept\b/i, write: 'cached page' },
  { avoid: /\bwho is where\b/i, write: 'ranked list' },
  { avoid: /\basks? to be pressed\b/i, write: 'emphasis' },
  { avoid: /\baddress is not free\b/i, write: 'address is taken' },

  // GOV.UK: words to avoid.
  { avoid: /\b(?:utili[sz]e[sd]?|utili[sz]ing)\b/i, write: 'use' },
  { avoid: /\bleverag(?:e[sd]?|ing)\b/i, write: 'use' },
  { avoid: /\bfacilitat(?:e[sd]?|ing)\b/i, write: 'help' },
  { avoid: /\bstreamlin(?:e[sd]?|ing)\b/i, write: 'make simpler' },
  { avoid: /\bin order to\b/i, write: 'to' },
  { avoid: /\bprior to\b/i, write: 'before' },
  { avoid: /\bplease note\b/i, write: 'nothing: say it' },
  {
    avoid: /(?<!\b(?:have|has|had) )\b(?:simply|just|obviously|easily)\b(?! (?:now|before|after))/i,
    write: 'nothing',
  },
  { avoid: /\b(?:e\.g\.|i\.e\.|etc\b)/i, write: 'such as, that is, and so on' },
]
