/** Messages of the poster page. */
export const posterMessages = {
  feature: 'poster',
  english: {
    title: 'Print a poster',
    titleOf: 'Poster: {name}',
    text: 'A one-page poster with a QR code that links to the page. Choose a paper size, then print it or save it as a PDF.',
    paper: 'Paper size',
    a4: 'A4 poster',
    a5: 'A5 flyer',
    letter: 'US Letter poster',
    choose: 'Show this poster',
    print: 'Print',
    back: 'Back to the page',
  },
} as const
