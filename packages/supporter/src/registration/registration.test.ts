import { anything, assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createProgressStore,
  isRegistrationFinished,
  createProgress,
  readProgress,
  type RegistrationProgress,
  type RegistrationStep,
  getShownStep,
} from './registration-progress.ts'
import { slugify } from '../fields/slug-field-with-suggestions.tsx'
import {
  toRegistrationAnswers,
  getInitialValues,
  maxSlugLength,
  toNewPageInput,
} from './page-form-values.ts'
import type { RegistrationView } from './registration-view.ts'

const view: RegistrationView = {
  campaignId: 'guid-campaign',
  charityId: '3001',
  eventId: '810001',
  asks: {
    name: true,
    target: true,
    eventDate: true,
    fitnessGoal: true,
    address: true,
    team: true,
    selfDonation: true,
  },
  questions: [
    { name: 'hill', label: 'Which hill?', type: 'text', required: true, options: [], help: '' },
    { name: 'dog', label: 'A dog too', type: 'checkbox', required: false, options: [], help: '' },
  ],
  country: 'gb',
  currency: 'GBP',
  currencySymbol: '£',
  goalMeasure: 'distance',
  defaultPageStory: 'I walk.',
  siteName: 'Walk the Tideline',
}
const storageOf = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['milepost:registration', text]])
  return {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
/** A page with a slug only. */
const bareOf = (slug: string) => ({ slug, id: '', name: slug, donationUrl: '' })
const page = { slug: 'sam-runs', id: '7', name: 'Sam runs', donationUrl: 'https://p.example' }

describe('the progress of a registration', () => {
  it('is restored after a reload, for the same user only', () => {
    const storage = storageOf()
    createProgressStore(storage).note('sam', { page, step: 'story', hasAnswers: true })
    expect(createProgressStore(storage).get('sam')).toMatchObject({ page, step: 'story' })
    expect(createProgressStore(storage).get('alex')).toEqual(createProgress('alex'))
  })

  it('ends with its page, and removes its drafts', () => {
    const storage = storageOf()
    storage.setItem('milepost:draft:register:story', '{"story":"Uphill"}')
    storage.setItem('milepost:draft:sam-walks:story', '{"story":"Along"}')
    const store = createProgressStore(storage)
    store.note('sam', { page, step: 'story', hasAnswers: true })
    store.endPage('sam', 'another-page')
    expect(store.get('sam').page).toEqual(page)
    store.endPage('sam', 'sam-runs')
    expect(store.get('sam')).toEqual(createProgress('sam'))
    expect(createProgressStore(storage).get('sam')).toEqual(createProgress('sam'))
    expect(storage.getItem('milepost:draft:register:story')).toBeNull()
    expect(storage.getItem('milepost:draft:sam-walks:story')).not.toBeNull()
  })

  it('is checked if it was restored from storage, and not for a page created in this load', () => {
    const storage = storageOf()
    const store = createProgressStore(storage)
    store.note('sam', { page, hasAnswers: true })
    expect(store.get('sam').isChecked).toBe(true)
    expect(createProgressStore(storage).get('sam').isChecked).toBe(false)
  })

  it.each([
    [
      { step: 'give', page: { slug: 'a' } },
      { step: 'give', page: bareOf('a'), isChecked: false },
    ],
    [
      { step: 'done', page },
      { step: 'done', page, isChecked: false },
    ],
    [
      { step: 'nowhere', page },
      { step: 'page', page, isChecked: false },
    ],
    [
      { hasAnswers: true, attemptedSlug: 'b', page },
      { hasAnswers: true, attemptedSlug: 'b', page, isChecked: false },
    ],
    [
      { hasAnswers: 'yes', attemptedSlug: 7, page: { ...bareOf('a'), id: 7, name: 7 } },
      { page: bareOf('a'), isChecked: false },
    ],
    [{ step: 'give', attemptedSlug: 'b' }, { attemptedSlug: 'b' }],
    [{ step: 'give', page: { slug: '' } }, {}],
    [{ step: 'give', page: { slug: 7 } }, {}],
    [{ step: 'account', page, hasAnswers: true }, {}],
  ])('is read from %j as %j', (stored, expected) => {
    const text = JSON.stringify({ owner: 'sam', ...stored })
    expect(readProgress(storageOf(text), 'sam')).toEqual({ ...createProgress('sam'), ...expected })
  })

  it('is complete for any stored value', () => {
    assert(
      property(anything(), anything(), (stored, part) => {
        for (const value of [stored, { owner: 'sam', page: part, step: part }]) {
          const text = JSON.stringify(value)
          const read = readProgress(storageOf(text), 'sam')
          expect(Object.keys(read).toSorted()).toEqual(
            Object.keys(createProgress('sam')).toSorted(),
          )
        }
      }),
    )
  })
})

describe('getShownStep', () => {
  const steps: RegistrationStep[] = ['account', 'page', 'team', 'story', 'done']
  const made: RegistrationProgress = {
    ...createProgress('sam'),
    page,
    hasAnswers: true,
    step: 'team',
  }
  const shown = (asked: string | null, progress = made, isSignedIn = true) =>
    getShownStep(steps, { asked, isSignedIn, progress })

  it('starts with the account, then the page', () => {
    expect(shown('story', made, false)).toBe('account')
    expect(shown('story', createProgress('sam'))).toBe('page')
    expect(shown('story', { ...createProgress('sam'), hasAnswers: true })).toBe('page')
  })

  it('returns the furthest reachable step, or the last one', () => {
    const far: RegistrationProgress = { ...made, step: 'give' }
    expect(shown(null, far)).toBe('team')
    const none = { asked: null, isSignedIn: true, progress: far }
    expect(getShownStep(['account', 'page'], none)).toBe('done')
  })
})

describe('isRegistrationFinished', () => {
  const done: RegistrationProgress = {
    ...createProgress('sam'),
    page,
    hasAnswers: true,
    step: 'done',
  }

  it('is true if a finished user opens the start again, and false for a reload of the last step', () => {
    expect([isRegistrationFinished(done, null), isRegistrationFinished(done, 'done')]).toEqual([
      true,
      false,
    ])
    expect(isRegistrationFinished(done, 'story')).toBe(false)
    expect(isRegistrationFinished({ ...done, step: 'story' }, null)).toBe(false)
    expect(isRegistrationFinished(createProgress('sam'), null)).toBe(false)
    expect(isRegistrationFinished({ ...createProgress('sam'), step: 'done' }, null)).toBe(false)
  })
})

describe('the page’s form', () => {
  it('is prefilled from the link, and does not opt in to news', () => {
    expect(getInitialValues(view, { pageName: 'Sam runs', target: '500' })).toEqual({
      name: 'Sam runs',
      slug: '',
      charityOptIn: false,
      target: '500',
      eventDate: '',
      goal: '',
      goalUnit: 'metric',
      'address.line1': '',
      'address.line2': '',
      'address.townOrCity': '',
      'address.countyOrState': '',
      'address.country': '',
      'address.postcodeOrZipcode': '',
      'answer.hill': '',
      'answer.dog': false,
    })
    const american = { ...view, country: 'us' }
    expect(getInitialValues(american, { charityOptIn: 'Yes' })).toMatchObject({
      name: '',
      target: '',
      charityOptIn: true,
      goalUnit: 'imperial',
    })
    expect(getInitialValues(view, { charityOptIn: 'No' })).toMatchObject({ charityOptIn: false })
    const bare = { ...view.asks, target: false, address: false, eventDate: false }
    const values = getInitialValues({ ...view, asks: { ...bare, fitnessGoal: false } }, {})
    expect(Object.keys(values).join()).toBe('name,slug,charityOptIn,answer.hill,answer.dog')
  })

  it('requests a page in major units, with a default name if none is asked for', () => {
    const values = { name: '', slug: ' Sam-Runs ', target: '1,250.50', eventDate: '2026-06-20' }
    expect(toNewPageInput(view, values, 'Sam for the coast')).toEqual({
      title: 'Sam for the coast',
      slug: 'sam-runs',
      target: 1250.5,
      currency: 'GBP',
      story: 'I walk.',
      charityId: '3001',
      campaignId: 'guid-campaign',
      eventId: '810001',
      eventDate: '2026-06-20',
      charityOptIn: false,
    })
  })

  it('requests a page with the user’s values, in the campaign’s currency', () => {
    const values = { name: ' Sam ', slug: 'sam', target: '1,250', charityOptIn: true }
    expect(toNewPageInput({ ...view, currency: 'JPY' }, values, 'Sam for the coast')).toMatchObject(
      {
        title: 'Sam',
        target: 1250,
        currency: 'JPY',
        eventDate: '',
        charityOptIn: true,
      },
    )
    expect(toNewPageInput(view, { ...values, target: 'much' }, '').target).toBeUndefined()
  })

  it('measures a goal in the selected units, otherwise in the site’s', () => {
    const goalOf = (goalUnit: unknown, country = 'gb') =>
      toRegistrationAnswers({ ...view, country }, { goal: '10', goalUnit }).goal
    const miles = { metres: 16_093.44, system: 'imperial' }
    expect(goalOf('imperial')).toEqual(miles)
    expect(goalOf('metric', 'us')).toEqual({ metres: 10_000, system: 'metric' })
    expect(goalOf('furlongs', 'us')).toEqual(miles)
    expect(goalOf(undefined)).toEqual({ metres: 10_000, system: 'metric' })
  })

  it('stores the date with the answers if the event has its own, otherwise with the page', () => {
    const values = { eventDate: '2026-06-20' }
    expect(toRegistrationAnswers(view, values).values).toEqual(values)
    expect(toRegistrationAnswers({ ...view, eventId: '' }, values).values).toEqual({})
    expect(toRegistrationAnswers(view, {}).values).toEqual({})
  })

  it('stores answered questions only', () => {
    expect(
      toRegistrationAnswers(view, { 'answer.hill': ' Stairs ', 'answer.dog': true, goal: '42.2' }),
    ).toEqual({
      values: { hill: 'Stairs', dog: 'Yes' },
      tags: [],
      goal: { metres: 42_200, system: 'metric' },
    })
    expect(toRegistrationAnswers(view, { eventDate: '2026-06-20', goal: 'far' })).toEqual({
      values: { eventDate: '2026-06-20' },
      tags: [],
    })
    expect(toRegistrationAnswers(view, { 'address.line1': '1 Quay' }).address).toMatchObject({
      line1: '1 Quay',
    })
  })

  it('sets a tag by the answer to its question, in the site’s spelling', () => {
    const tag = { name: 'region', label: 'Region', values: ['North Sea', 'Channel'] }
    const asked = { ...view.questions[0]!, name: 'region', label: 'Where?', required: false, tag }
    const tagsOf = (answer: string) =>
      toRegistrationAnswers({ ...view, questions: [asked] }, { 'answer.region': answer })
    expect(tagsOf(' north  sea')).toEqual({
      values: {},
      tags: [{ id: 'region', label: 'Region', value: 'North Sea' }],
    })
    expect(tagsOf('Inland').tags).toEqual([{ id: 'region', label: 'Region', value: 'Inland' }])
    expect(tagsOf('').tags).toEqual([])
  })

  it.each([
    ['Siân’s walk', 'sians-walk'],
    ['  Up & down!  ', 'up-down'],
    ['🏔', ''],
    ['', ''],
    ['x'.repeat(80), 'x'.repeat(45)],
  ])('creates an address from %s', (name, slug) => expect(slugify(name, maxSlugLength)).toBe(slug))
})
