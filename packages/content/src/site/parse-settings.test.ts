import { describe, expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'
import { getMatchingWindow } from './projects.ts'

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

it('parseAccessibility returns the fields of the statement', () => {
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

it('parseAccessibility returns defaults for missing and invalid fields, and reports invalid ones', () => {
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

it.each(['a b@c', 'a@b@c', 'a@b?subject=c', '<a@b>', 7])(
  'parseAccessibility rejects %j as email address',
  (email) =>
    expect(parseStatement({ 'accessibility-email': email }).fields).toEqual([
      'accessibility-email',
    ]),
)

const parseNotices = (data: Record<string, unknown>) => {
  const { site, issues } = parseSite({ uid: 'demo', data })
  return { ...site, issues: issues.map(({ field, problem }) => [field, problem]) }
}

describe('parseNotice', () => {
  it('returns a text with a link and an end', () => {
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

  it('returns undefined without a text', () =>
    expect(
      parseNotices({ 'notice-text': ' ', 'notice-until': '2026-11-27' }).notice,
    ).toBeUndefined())

  it.each([
    [{ 'notice-linkLabel': 'Read more' }, 'notice-linkUrl'],
    [{ 'notice-linkUrl': '/news' }, 'notice-linkLabel'],
    [{ 'notice-linkLabel': 'Read', 'notice-linkUrl': 'javascript:alert(1)' }, 'notice-linkUrl'],
    [{ 'notice-until': 'soon' }, 'notice-until'],
  ])('ignores and reports the invalid fields in %j', (wrong, field) => {
    const { notice, issues } = parseNotices({ 'notice-text': 'Slow', ...wrong })
    expect(notice).toEqual({ text: 'Slow', link: undefined, untilMs: undefined })
    expect(issues.map(([name]) => name)).toContain(field)
  })
})

describe('parseOtherWays', () => {
  it('returns other ways to donate', () => {
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

  it('returns undefined if there are none, and reports paused donations without other ways', () => {
    expect(parseNotices({})).toMatchObject({ otherWays: undefined, issues: [] })
    const { otherWays, issues } = parseNotices({ 'giving-paused': 'Yes' })
    expect(otherWays).toBeUndefined()
    expect(issues).toEqual([['giving-paused', 'enter another way to donate']])
  })

  it.each(['call us', 'tel:1', '<b>1</b>', '1'])('rejects %j as phone number', (phone) => {
    const { otherWays, issues } = parseNotices({
      'giving-phone': phone,
      'giving-otherText': 'Post it',
    })
    expect(otherWays?.phone).toBe('')
    expect(issues).toEqual([['giving-phone', 'expected a phone number']])
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
  it('returns the matched giving of a site', () =>
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
  ])('returns undefined with %s, and reports it', (_, change, field) => {
    const { own, issues } = parsePromise({ ...whole, ...change })
    expect(own).toBeUndefined()
    expect(issues.map(([name]) => name)).toContain(field)
  })

  it('may end on the day on which it starts', () =>
    expect(parsePromise({ ...whole, 'matching-ends': '2026-11-27' }).own).toMatchObject({
      starts: '2026-11-27T09:00:00+0000',
      ends: '2026-11-27',
    }))

  it('ignores and reports invalid limits', () => {
    const { own, issues } = parsePromise({ ...whole, 'matching-cap': 'lots', 'matching-ratio': 0 })
    expect(own).toMatchObject({ cap: undefined, ratioPercent: 100 })
    expect(issues.map(([name]) => name)).toEqual(['matching-ratio', 'matching-cap'])
  })
})

describe('getMatchingWindow', () => {
  const platform = parseSite({
    uid: 'demo',
    data: { platform: [{ slice_type: 'default', primary: { utcOffset: 10 }, items: [] }] },
  }).site.platform

  it('includes the whole last day in the time of the site, and ends at an exact time', () => {
    const { startMs, endMs } = getMatchingWindow(
      { platform },
      { starts: '2026-11-27', ends: '2026-11-30' },
    )
    expect(new Date(startMs ?? 0).toISOString()).toBe('2026-11-26T14:00:00.000Z')
    expect(new Date(endMs ?? 0).toISOString()).toBe('2026-11-30T14:00:00.000Z')
    const timed = getMatchingWindow(
      { platform },
      { starts: undefined, ends: '2026-11-30T12:00:00Z' },
    )
    expect(timed.startMs).toBeUndefined()
    expect(new Date(timed.endMs ?? 0).toISOString()).toBe('2026-11-30T12:00:00.000Z')
  })
})
