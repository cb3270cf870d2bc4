import { expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'

const parse = (data: Record<string, unknown>) => {
  const { site, issues } = parseSite({ uid: 'demo', data })
  return { own: site.accessibility, fields: issues.map(({ field }) => field) }
}

const nothing = {
  email: '',
  answerDays: 5,
  testedBy: '',
  testedOn: undefined,
  limits: [],
  complaintName: '',
  complaintUrl: '',
}

it('reads what a site says of its accessibility', () => {
  const { own, fields } = parse({
    'accessibility-email': ' walk@tideline.example ',
    'accessibility-answerDays': 3,
    'accessibility-testedBy': 'Ann',
    'accessibility-testedOn': '2026-06-30',
    'accessibility-limits': [{ text: 'The map has no words.' }],
    'accessibility-complaintName': 'The ombudsman',
    'accessibility-complaintUrl': { link_type: 'Web', url: 'https://ombudsman.example/' },
  })
  expect(fields).toEqual([])
  expect(own).toEqual({
    email: 'walk@tideline.example',
    answerDays: 3,
    testedBy: 'Ann',
    testedOn: '2026-06-30',
    limits: ['The map has no words.'],
    complaintName: 'The ombudsman',
    complaintUrl: 'https://ombudsman.example/',
  })
})

it('has a default for each field that is missing, and for each that is wrong, which it names', () => {
  expect(parse({})).toEqual({ own: nothing, fields: [] })
  expect(
    parse({
      'accessibility-email': 'walk',
      'accessibility-answerDays': 0,
      'accessibility-testedOn': 'June',
      'accessibility-limits': [{ text: 7 }],
      'accessibility-complaintUrl': 'javascript:alert(1)',
    }),
  ).toEqual({
    own: nothing,
    fields: [
      'accessibility-email',
      'accessibility-answerDays',
      'accessibility-testedOn',
      'accessibility-limits[0].text',
      'accessibility-complaintUrl',
    ],
  })
})

it.each(['a b@c', 'a@b@c', 'a@b?subject=c', '<a@b>', 7])('takes %j for no address', (email) =>
  expect(parse({ 'accessibility-email': email }).fields).toEqual(['accessibility-email']),
)
