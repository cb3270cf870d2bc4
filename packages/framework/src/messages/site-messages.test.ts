import { formatRelativeTime } from '@milepost/measures/format'
import { expect, it } from 'vitest'
import { createSiteLanguages } from '../base/site-language.ts'
import { getSiteMessages } from './site-messages.ts'

it('returns the messages of the language with the site’s overrides', async () => {
  const words = { 'shell.tryAgain': 'Ceisio eto', 'buttons.donate': 'Rhoi' }
  const [, welsh] = createSiteLanguages([
    { lang: 'en-gb', name: 'English' },
    { lang: 'cy-gb', name: 'Cymraeg', messages: () => Promise.resolve({ default: words }) },
  ])
  const site = { localisation: { country: 'gb' }, messages: { 'buttons.donate': 'Cyfrannu' } }
  const messages = await getSiteMessages(site, welsh)
  expect([messages.language, messages.shell.tryAgain, messages.buttons.donate]).toEqual([
    'cy-GB',
    'Ceisio eto',
    'Cyfrannu',
  ])
  expect(messages.buttons.logIn).toBe('Sign in')
  expect(await getSiteMessages(site, welsh)).toBe(messages)
})

it('loads the relative times of the language', async () => {
  const [, norwegian] = createSiteLanguages([
    { lang: 'en-gb', name: 'English' },
    { lang: 'nb-no', name: 'Norsk' },
  ])
  const messages = await getSiteMessages(
    { localisation: { country: 'gb' }, messages: {} },
    norwegian,
  )
  const [now, yesterday] = ['2026-06-02T12:00:00Z', '2026-06-01T12:00:00Z']
  // Intl writes "i går".
  expect(formatRelativeTime(yesterday, now, messages)).toBe('en dag siden')
})
