import { liveExample, validatorPage } from './validator-page.ts'

export const textPage = validatorPage({
  field: 'TextField',
  summary: 'Which characters a text may have, and whether it equals a value.',
  useFor: ['Codes, references and titles that other systems limit.'],
  notFor: [
    "People's own names: no pattern fits them all. `name()` is for names of things.",
    'Lengths: see Numbers and lengths.',
  ],
  messages: [
    ['`alpha()`', 'Field must be only letters'],
    ['`alphaNumeric()`', 'Field must be only letters or numbers'],
    ['`alphaNumericSpecial()`', 'No special characters allowed'],
    [
      '`name()`',
      "Only a-z, hyphen (-), apostrophe ('), dot (.) and single space characters are allowed",
    ],
    ['`slug()`', 'Please enter a valid URL using only letters, numbers or hyphens (-)'],
    ["`equals('WALK')`", 'Field must be equal to WALK'],
  ],
  related: ['Numbers and lengths', 'Addresses'],
  examples: {
    Alpha: liveExample([['alpha']], 'Route 66', {
      label: 'Letters',
      note: 'Letters of every script.',
    }),
    AlphaNumeric: liveExample([['alphaNumeric']], 'LS1 1AA', {
      label: 'Letters and digits',
      note: 'Spaces are neither.',
    }),
    AlphaNumericSpecial: liveExample([['alphaNumericSpecial']], 'Walk <b>', {
      label: 'Plain text',
      note: "Letters, digits, space and `' _ . / # & + -`.",
    }),
    Name: liveExample([['name']], 'Team 7', {
      label: 'Name of a team',
      note: 'Not for the names of people.',
    }),
    Slug: liveExample([['slug']], "ada's run", { label: 'Address of your page' }),
    Equals: liveExample([['equals', 'WALK']], 'RUN', { label: 'Write WALK to confirm' }),
  },
})
