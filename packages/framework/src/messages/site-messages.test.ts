import { expect, it } from 'vitest'
import { siteLanguages } from '../languages/site-language.ts'
import { siteMessages } from './site-messages.ts'

const said = (messages: Readonly<Record<string, string>>, country = 'gb') =>
  siteMessages({ localisation: { country }, messages }, undefined)

it('says a site’s own words by feature and key', async () => {
  const { countdown, contactForm } = await said({ 'countdown.hours': 'hrs' })
  expect([countdown.hours, countdown.days, contactForm.send]).toEqual(['hrs', 'days', 'Send'])
})

it('says a form of a count that a site words by itself', async () => {
  const { figures } = await said({ 'figures.donations.one': '{count} kindness' })
  expect(figures.donations).toEqual({ one: '{count} kindness', other: '{count} donations' })
})

it('names its language', async () => {
  expect((await said({}, 'au')).language).toBe('en-AU')
})

it('says what a language says, and a site’s own words in place of it', async () => {
  const words = { 'shell.tryAgain': 'Ceisio eto', 'buttons.donate': 'Rhoi' }
  const [, welsh] = siteLanguages([
    { lang: 'en-gb', name: 'English' },
    { lang: 'cy-gb', name: 'Cymraeg', messages: () => Promise.resolve({ default: words }) },
  ])
  const site = {
    localisation: { country: 'gb' },
    messages: { 'buttons.donate': 'Cyfrannu' },
  }
  const messages = await siteMessages(site, welsh)
  expect([messages.language, messages.shell.tryAgain, messages.buttons.donate]).toEqual([
    'cy-GB',
    'Ceisio eto',
    'Cyfrannu',
  ])
  expect(messages.buttons.logIn).toBe('Log in')
  expect(await siteMessages(site, welsh)).toBe(messages)
})
