import { type AccessibilityConfig, parseSite } from '@milepost/content'
import { expect, it } from 'vitest'
import { getSiteMessages } from '../../messages/site-messages.ts'
import type { Conformance } from './conformance.data.ts'
import { conformance } from './conformance.data.ts'
import { toStatementView } from './to-statement-view.ts'

const none = parseSite({ uid: 'x', data: {} }).site.accessibility
const whole: Conformance = {
  version: '1.2.3',
  day: '2026-06-01',
  all: 55,
  met: 55,
  partly: [],
  failed: [],
  open: [],
  notTested: [],
}

async function statement(
  own: Partial<AccessibilityConfig> = {},
  product: Partial<Conformance> = {},
  country = 'gb',
) {
  const messages = await getSiteMessages({ messages: {}, localisation: { country } }, undefined)
  const facts = { site: 'Tideline', country, own: { ...none, ...own } }
  const { parts } = toStatementView({ ...facts, product: { ...whole, ...product } }, messages)
  return { parts, text: parts.map(({ html }) => html).join('\n') }
}

it('claims conformance only without open issues', async () => {
  expect((await statement()).text).toContain('conforms to the Web')
  const partial = 'partially conforms to the Web'
  expect((await statement({ limits: ['The map has no words.'] })).text).toContain(partial)
  expect((await statement({}, { partly: ['1.4.3 Contrast'] })).text).toContain(partial)
  expect((await statement({}, { failed: ['1.4.3 Contrast'] })).text).toContain(partial)
  expect((await statement({}, { open: ['1.2.1 Audio'] })).text).toContain(partial)
})

it('lists known problems: its own in the page’s language, the product’s in English', async () => {
  const { parts } = await statement(
    { limits: ['The map has no words.'] },
    { partly: ['1.4.3 Contrast'], failed: ['2.1.1 Keyboard'], open: ['1.2.1 Audio'] },
  )
  expect(parts[0]?.html).toContain('<li>The map has no words.</li>')
  expect(parts.filter(({ isEnglish }) => isEnglish).map(({ html }) => html)).toEqual([
    '<ul><li>1.4.3 Contrast</li><li>2.1.1 Keyboard</li></ul>',
    '<ul><li>1.2.1 Audio</li></ul>',
  ])
})

it('contains contact and response time', async () => {
  const { text } = await statement({ email: 'walk@tideline.example', answerDays: 1 })
  expect(text).toContain('<a href="mailto:walk@tideline.example">walk@tideline.example</a>')
  expect(text).toContain('We’ll reply within 1 working day.')
  expect((await statement()).text).toContain('Use the contact details on this website.')
})

it('contains who tested the site and when', async () => {
  const testedOn = '2026-07-02'
  expect((await statement({ testedBy: 'Ann', testedOn })).text).toContain(
    'Ann reviewed this website on 2 July 2026.',
  )
  expect((await statement({ testedBy: 'Ann' })).text).toContain('Ann reviewed this website.')
  expect((await statement({ testedOn })).text).toContain('We reviewed this website on 2 July 2026.')
  expect((await statement()).text).not.toContain('reviewed this website')
  expect((await statement({ testedOn })).text).toContain('last updated on 2 July 2026')
  expect((await statement()).text).toContain('Milepost 1.2.3, was tested on 1 June 2026')
})

it('refers complaints to the configured body, or to the country’s authority', async () => {
  expect((await statement()).text).toContain('href="https://www.equalityadvisoryservice.com/"')
  expect((await statement({}, {}, 'au')).text).toContain('Australian Human Rights Commission')
  expect((await statement({}, {}, 'nz')).text).not.toContain('complain')
  const own = { complaintName: 'The ombudsman', complaintUrl: 'https://ombudsman.example/' }
  expect((await statement(own)).text).toContain(
    '<a href="https://ombudsman.example/">The ombudsman</a>',
  )
  expect((await statement({ complaintName: 'The ombudsman' })).text).toContain(
    '<p>The ombudsman</p>',
  )
})

it('contains a report of all criteria, each counted once', () => {
  const { all, met, partly, failed, open, version, day } = conformance
  expect(all).toBe(55)
  expect(met + partly.length + failed.length + open.length).toBe(all)
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
