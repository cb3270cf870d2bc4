import { describe, expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'
import { matchingWindow } from './projects.ts'

const parseStatement = (data: Record<string, unknown>) => {
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
  const { own, fields } = parseStatement({
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
  expect(parseStatement({})).toEqual({ own: nothing, fields: [] })
  expect(
    parseStatement({
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
  expect(parseStatement({ 'accessibility-email': email }).fields).toEqual(['accessibility-email']),
)

const parseNotices = (data: Record<string, unknown>) => {
  const { site, issues } = parseSite({ uid: 'demo', data })
  return { ...site, issues: issues.map(({ field, problem }) => [field, problem]) }
}

describe('parseNotice', () => {
  it('reads a text with a link and an end', () => {
    const { notice, issues } = parseNotices({
      'notice-text': ' Payments are slow today. ',
      'notice-linkLabel': 'Read more',
      'notice-linkUrl': '/news',
      'notice-until': '2026-11-27T09:00:00+0000',
    })
    expect(issues).toEqual([])
    expect(notice).toEqual({
      text: 'Payments are slow today.',
      link: { label: 'Read more', url: '/news' },
      untilMs: Date.UTC(2026, 10, 27, 9),
    })
  })

  it.each([
    ['2026-11-27', '2026-11-27T14:00:00Z'],
    ['2026-11-27T18:00:00', '2026-11-27T08:00:00Z'],
    ['2026-11-27T18:00:00Z', '2026-11-27T18:00:00Z'],
  ])('ends after %s in the time of the site', (until, endsAt) => {
    const platform = [{ slice_type: 'default', primary: { utcOffset: 10 }, items: [] }]
    const { notice } = parseNotices({ 'notice-text': 'Slow', 'notice-until': until, platform })
    expect(notice?.untilMs).toBe(Date.parse(endsAt))
  })

  it('is none without a text', () =>
    expect(
      parseNotices({ 'notice-text': ' ', 'notice-until': '2026-11-27' }).notice,
    ).toBeUndefined())

  it.each([
    [{ 'notice-linkLabel': 'Read more' }, 'notice-linkUrl'],
    [{ 'notice-linkUrl': '/news' }, 'notice-linkLabel'],
    [{ 'notice-linkLabel': 'Read', 'notice-linkUrl': 'javascript:alert(1)' }, 'notice-linkUrl'],
    [{ 'notice-until': 'soon' }, 'notice-until'],
  ])('is read without what is wrong in %j, and says so', (wrong, field) => {
    const { notice, issues } = parseNotices({ 'notice-text': 'Slow', ...wrong })
    expect(notice).toEqual({ text: 'Slow', link: undefined, untilMs: undefined })
    expect(issues.map(([name]) => name)).toContain(field)
  })
})

describe('parseOtherWays', () => {
  it('reads how people can give instead', () => {
    const { otherWays, issues } = parseNotices({
      'giving-paused': 'Yes',
      'giving-otherText': 'Sort code 00-00-00',
      'giving-otherLabel': 'Our other page',
      'giving-otherUrl': 'https://other.example/give',
      'giving-phone': ' +44 (0)20 7946-0000 ',
    })
    expect(issues).toEqual([])
    expect(otherWays).toMatchObject({
      isPaused: true,
      text: [{ type: 'paragraph', text: 'Sort code 00-00-00' }],
      link: { label: 'Our other page', url: 'https://other.example/give' },
      phone: '+44 (0)20 7946-0000',
    })
  })

  it('are none where the document names none, and an editor who pauses giving is told so', () => {
    expect(parseNotices({})).toMatchObject({ otherWays: undefined, issues: [] })
    const { otherWays, issues } = parseNotices({ 'giving-paused': 'Yes' })
    expect(otherWays).toBeUndefined()
    expect(issues).toEqual([['giving-paused', 'say how people can give instead']])
  })

  it.each(['call us', 'tel:1', '<b>1</b>', '1'])('is not a phone number: %j', (phone) => {
    const { otherWays, issues } = parseNotices({
      'giving-phone': phone,
      'giving-otherText': 'Post it',
    })
    expect(otherWays?.phone).toBe('')
    expect(issues).toEqual([['giving-phone', 'expected a telephone number']])
  })
})

const parsePromise = (data: Record<string, unknown>) => {
  const { site, issues } = parseSite({ uid: 'demo', data })
  return { own: site.matching, issues: issues.map(({ field, problem }) => [field, problem]) }
}

const whole = {
  'matching-funder': ' The Example Trust ',
  'matching-pot': 10_000,
  'matching-ratio': '0.5',
  'matching-cap': 500,
  'matching-starts': '2026-11-27T09:00:00+0000',
  'matching-ends': '2026-11-30',
}

describe('parseMatching', () => {
  it('reads what a funder promises to add', () =>
    expect(parsePromise(whole)).toEqual({
      issues: [],
      own: {
        funder: 'The Example Trust',
        pot: 10_000,
        ratioPercent: 50,
        cap: 500,
        starts: '2026-11-27T09:00:00+0000',
        ends: '2026-11-30',
      },
    }))

  it.each([
    ['no funder', { 'matching-funder': ' ' }, 'matching-funder'],
    ['no pot', { 'matching-pot': null }, 'matching-pot'],
    ['a pot of nothing', { 'matching-pot': 0 }, 'matching-pot'],
    ['an end before the start', { 'matching-ends': '2026-11-26' }, 'matching-ends'],
  ])('promises nothing with %s, and says so', (_, change, field) => {
    const { own, issues } = parsePromise({ ...whole, ...change })
    expect(own).toBeUndefined()
    expect(issues.map(([name]) => name)).toContain(field)
  })

  it('may end on the day on which it starts', () =>
    expect(parsePromise({ ...whole, 'matching-ends': '2026-11-27' }).own).toMatchObject({
      starts: '2026-11-27T09:00:00+0000',
      ends: '2026-11-27',
    }))

  it('leaves out a limit that is none, and says so', () => {
    const { own, issues } = parsePromise({ ...whole, 'matching-cap': 'lots', 'matching-ratio': 0 })
    expect(own).toMatchObject({ cap: undefined, ratioPercent: 100 })
    expect(issues.map(([name]) => name)).toEqual(['matching-ratio', 'matching-cap'])
  })
})

describe('matchingWindow', () => {
  const platform = parseSite({
    uid: 'demo',
    data: { platform: [{ slice_type: 'default', primary: { utcOffset: 10 }, items: [] }] },
  }).site.platform

  it('is the whole of a last day in the time of the site, and a time to the second', () => {
    const { startMs, endMs } = matchingWindow(
      { platform },
      { starts: '2026-11-27', ends: '2026-11-30' },
    )
    expect(new Date(startMs ?? 0).toISOString()).toBe('2026-11-26T14:00:00.000Z')
    expect(new Date(endMs ?? 0).toISOString()).toBe('2026-11-30T14:00:00.000Z')
    const timed = matchingWindow({ platform }, { starts: undefined, ends: '2026-11-30T12:00:00Z' })
    expect(timed.startMs).toBeUndefined()
    expect(new Date(timed.endMs ?? 0).toISOString()).toBe('2026-11-30T12:00:00.000Z')
  })
})
