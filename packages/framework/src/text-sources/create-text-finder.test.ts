import { describe, expect, it } from 'vitest'
import { createTextFinder } from './create-text-finder.ts'
import { listDocumentTexts } from './list-document-texts.ts'
import type { TextSources } from './text-sources.ts'

const documents = [
  { title: 'About', type: 'internal_page', uid: 'about', lang: 'en-gb' },
  { title: 'The walk', type: 'custom_site', uid: 'walk', lang: 'en-gb' },
]
const sources: TextSources = {
  documents,
  texts: [
    ['Walk the coast', 0, 'content[0].primary.title'],
    [
      'Every mile of the coast is looked after by people like you.',
      0,
      'content[1].primary.text[0]',
    ],
    ['{{ name }} has raised {{ raised }}', 0, 'content[2].primary.title'],
    ['Walk the coast', 1, 'meta-title'],
  ],
  messages: {
    'figures.donations.other': '{count} donations',
    'giving.give': 'Give now',
    'figures.raisedOfTarget': '{raised} raised of {target}',
    'video.play': 'Play',
    'odd.only': '{name}',
  },
  platform: ['Maya Okonkwo'],
}
const find = createTextFinder(sources)
const field = (at: number, name: string) => ({
  kind: 'document',
  document: documents[at],
  field: name,
})

describe('where a text comes from', () => {
  it('is the first document that says the same, however lines are broken', () => {
    expect(find(' Walk  the\ncoast ')).toEqual(field(0, 'content[0].primary.title'))
  })

  it('is the field that it is a part of', () => {
    expect(find('looked after by people like you.')).toEqual(field(0, 'content[1].primary.text[0]'))
  })

  it('is the field in which something was filled in', () => {
    expect(find('Maya has raised £20')).toEqual(field(0, 'content[2].primary.title'))
  })

  it('is a message of the product, whole, filled in or in part', () => {
    expect(find('Give now')).toEqual({ kind: 'message', key: 'giving.give' })
    expect(find('3,000 donations')).toEqual({ kind: 'message', key: 'figures.donations.other' })
    expect(find('raised of £500', '£20 raised of £500')).toEqual({
      kind: 'message',
      key: 'figures.raisedOfTarget',
    })
    expect(find('Play: Walk the coast')).toEqual(field(0, 'content[0].primary.title'))
  })

  it('is the platform for what supporters wrote, and nothing that is known for the rest', () => {
    expect(find('Maya Okonkwo')).toEqual({ kind: 'platform' })
    expect(find('Cymraeg')).toEqual({ kind: 'unknown' })
    expect(find('')).toEqual({ kind: 'unknown' })
    expect(
      createTextFinder({ documents: [], texts: [], messages: {}, platform: [] })('x').kind,
    ).toBe('unknown')
  })
})

describe('the texts of a document', () => {
  it('are those that somebody reads, with their fields', () => {
    const data = {
      title: 'About us',
      url: '/about',
      colour: '#aa3300',
      count: 3,
      nothing: null,
      content: [
        {
          slice_type: 'text',
          primary: {
            text: [
              { type: 'paragraph', text: 'We walk.', spans: [] },
              { type: 'paragraph', text: 'You give.', spans: [{ start: 0 }] },
            ],
            image: { url: 'https://images.example/a.png', alt: 'The sea' },
          },
          items: [{ label: 'More', link: { link_type: 'Web', url: 'https://walk.example' } }],
        },
      ],
      html: '<p>Look &amp; see</p><style>p{color:red}</style>',
    }
    expect(listDocumentTexts(data)).toEqual([
      { field: 'title', text: 'About us' },
      { field: 'content[0].primary.text[0]', text: 'We walk.' },
      { field: 'content[0].primary.text[1]', text: 'You give.' },
      { field: 'content[0].primary.image.alt', text: 'The sea' },
      { field: 'content[0].items[0].label', text: 'More' },
      { field: 'html', text: expect.stringMatching(/^\s*Look & see\s*$/) },
    ])
    expect(listDocumentTexts(undefined)).toEqual([])
  })
})
