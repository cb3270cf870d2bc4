import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

function settingsOf(attributes: Readonly<Record<string, string>>) {
  const warnings: string[] = []
  const settings = readSettings(
    { getAttribute: (name) => attributes[name] ?? null },
    { defaultKind: 'site', warn: (text) => warnings.push(text) },
  )
  return { settings, warnings }
}

it('readSettings parses all attributes and has defaults for missing ones', () => {
  expect(settingsOf({ source: ' https://run.example ' })).toMatchObject({
    settings: {
      source: 'https://run.example',
      kind: 'site',
      slug: '',
      label: '',
      locale: undefined,
      refreshMs: 30_000,
      limit: 5,
    },
    warnings: [],
  })
  const all = {
    kind: 'page',
    slug: 'amina',
    label: 'Amina',
    locale: 'ar',
    refresh: '10',
    limit: '20',
    accent: '#b40028',
  }
  expect(settingsOf(all)).toMatchObject({
    settings: {
      kind: 'page',
      slug: 'amina',
      label: 'Amina',
      locale: 'ar',
      refreshMs: 10_000,
      limit: 20,
      colours: { link: [180, 0, 40] },
    },
    warnings: [],
  })
})

it('readSettings reports invalid attributes and uses their defaults', () => {
  const wrong = { locale: 'no language', accent: 'teal', refresh: '1', limit: '1e1' }
  const { settings, warnings } = settingsOf(wrong)
  expect(settings).toMatchObject({ locale: undefined, refreshMs: 30_000, limit: 5 })
  expect(settings).toEqual(settingsOf({}).settings)
  expect(warnings.toSorted()).toEqual([
    'accent="teal" is not a colour such as #0b57d0.',
    'limit="1e1" is not a number from 1 to 20.',
    'locale="no language" is not a language tag.',
    'refresh="1" is not a number from 10 to 3600.',
  ])
})
