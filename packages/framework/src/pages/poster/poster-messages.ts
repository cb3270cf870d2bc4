/** Poster page. */
export const posterMessages = {
  feature: 'poster',
  english: {
    title: 'Print a poster',
    titleOf: 'Poster: {name}',
    text: 'One sheet with a code that links to the page. Choose the paper, then print it or save it as a PDF.',
    paper: 'Paper',
    a4: 'A4, a poster',
    a5: 'A5, a flyer',
    letter: 'Letter, a poster',
    choose: 'Show this poster',
    print: 'Print',
    back: 'Back to the page',
  },
} as const
