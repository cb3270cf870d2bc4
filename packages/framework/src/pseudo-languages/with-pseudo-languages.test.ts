import { expect, it } from 'vitest'
import { siteLanguages } from '../languages/site-language.ts'
import { withPseudoLanguages } from './with-pseudo-languages.ts'

const english = async () => ({ messages: { 'buttons.donate': 'Donate' } })

it('puts the pseudo-languages beside those of the site, at addresses of their own', () => {
  const welsh = { lang: 'cy-gb', name: 'Cymraeg' }
  const site = withPseudoLanguages(
    { languages: [{ lang: 'en-gb', name: 'English' }, welsh] },
    english,
  )
  const languages = siteLanguages(site.languages)
  expect(languages.map(({ tag, dir, base }) => [tag, dir, base])).toEqual([
    ['en-GB', 'ltr', ''],
    ['cy-GB', 'ltr', '/cy'],
    ['en-XA', 'ltr', '/xa'],
    ['ar-XB', 'rtl', '/xb'],
  ])
  expect(siteLanguages(withPseudoLanguages({}, english).languages)).toHaveLength(3)
})

it('says what the product says, and what the site’s own components say in its own languages', async () => {
  const messages = async () => ({
    default: { 'buttons.donate': 'Rhoi', 'thanks.title': 'Diolch' },
  })
  const site = withPseudoLanguages(
    { languages: [{ lang: 'cy-gb', name: 'Cymraeg', messages }] },
    english,
  )
  expect((await site.languages?.[1]?.messages?.())?.default).toEqual({
    'buttons.donate': '[Ďôôñååţéé]',
    'thanks.title': '[Ďîîôôļçĥ]',
  })
  expect((await site.languages?.[2]?.messages?.())?.default['buttons.donate']).toMatch(/\u202E/)
})
