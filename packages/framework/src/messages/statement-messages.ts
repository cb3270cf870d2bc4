/** What the accessibility statement says, by the W3C's model. */
export const statementMessages = {
  feature: 'statement',
  english: {
    link: 'Accessibility',
    title: 'Accessibility statement',
    description: 'How accessible {site} is, what does not work yet, and whom to tell.',
    intro:
      '{site} wants as many people as possible to be able to use this website. You should be able to:',
    zoom: 'make words twice as large, or zoom in to 400 %, and still read all of them',
    keyboard: 'use all of it with a keyboard alone',
    reader: 'listen to it with a screen reader',
    settings:
      'read it in the colours, the spacing and with as little motion as your device asks for',
    noScript: 'read it, and give, without JavaScript',
    statusTitle: 'How accessible this website is',
    full: 'This website conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    partial:
      'This website conforms in part to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: some of it does not meet them, or has not been evaluated yet.',
    counts:
      'The guidelines have {all} criteria. The software behind this website meets {met} of them and {partly} in part, and does not meet {failed}. The other {open} have not been evaluated.',
    limitsTitle: 'What does not work for everybody',
    limitsOwn: 'On this website:',
    limitsProduct: 'Criteria that the software behind it meets in part, or not at all:',
    open: 'Criteria that have not been evaluated:',
    notTried: 'What the software has not been tried with:',
    contactTitle: 'Report an accessibility problem',
    contact:
      'Tell us on which page you were, and what you wanted to do. Ask us, too, if you need something in another form, such as large print.',
    contactUnknown: 'Use the contact details on this website.',
    answer: {
      one: 'We answer within {count} working day.',
      other: 'We answer within {count} working days.',
    },
    testedTitle: 'How it was tested',
    testedProduct:
      'The software behind this website, Milepost {version}, was tested on {date}: by automatic checks of each kind of page in a browser, and by looking at them by hand.',
    testedByOn: '{who} looked at this website on {date}.',
    testedBy: '{who} looked at this website.',
    testedOn: 'We looked at this website on {date}.',
    technicalTitle: 'Technical facts',
    technical:
      'This website is made of HTML, CSS, SVG and WAI-ARIA, which browsers and assistive technologies of today understand. JavaScript adds to it.',
    complaintTitle: 'If you are not happy with our answer',
    complaint: 'You can complain here:',
    prepared: 'This statement was last renewed on {date}.',
  },
} as const
