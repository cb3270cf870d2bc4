import { describe, expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'

const parse = (data: Record<string, unknown>) => {
  const { site, issues } = parseSite({ uid: 'demo', data })
  return { ...site, issues: issues.map(({ field, problem }) => [field, problem]) }
}

describe('parseNotice', () => {
  it('reads a text with a link and an end', () => {
    const { notice, issues } = parse({
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

  it('is none without a text', () =>
    expect(parse({ 'notice-text': ' ', 'notice-until': '2026-11-27' }).notice).toBeUndefined())

  it.each([
    [{ 'notice-linkLabel': 'Read more' }, 'notice-linkUrl'],
    [{ 'notice-linkUrl': '/news' }, 'notice-linkLabel'],
    [{ 'notice-linkLabel': 'Read', 'notice-linkUrl': 'javascript:alert(1)' }, 'notice-linkUrl'],
    [{ 'notice-until': 'soon' }, 'notice-until'],
  ])('is read without what is wrong in %j, and says so', (wrong, field) => {
    const { notice, issues } = parse({ 'notice-text': 'Slow', ...wrong })
    expect(notice).toEqual({ text: 'Slow', link: undefined, untilMs: undefined })
    expect(issues.map(([name]) => name)).toContain(field)
  })
})

describe('parseOtherWays', () => {
  it('reads how people can give instead', () => {
    const { otherWays, issues } = parse({
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
    expect(parse({})).toMatchObject({ otherWays: undefined, issues: [] })
    const { otherWays, issues } = parse({ 'giving-paused': 'Yes' })
    expect(otherWays).toBeUndefined()
    expect(issues).toEqual([['giving-paused', 'say how people can give instead']])
  })

  it.each(['call us', 'tel:1', '<b>1</b>', '1'])('is not a phone number: %j', (phone) => {
    const { otherWays, issues } = parse({ 'giving-phone': phone, 'giving-otherText': 'Post it' })
    expect(otherWays?.phone).toBe('')
    expect(issues).toEqual([['giving-phone', 'expected a telephone number']])
  })
})
