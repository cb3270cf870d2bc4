import { anything, assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProgressStore } from './progress-store.ts'
import { answersOf, initialValues, slugOf, wantedPage } from './page-form-values.ts'
import {
  isOver,
  newProgress,
  readProgress,
  shownStep,
  type RegistrationProgress,
  type RegistrationStep,
} from './registration-progress.ts'
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
const page = { slug: 'sam-runs', id: '7', name: 'Sam runs', donationUrl: 'https://p.example' }

describe('the progress of a registration', () => {
  it('is there again after a reload, for the same person alone', () => {
    const storage = storageOf()
    createProgressStore(storage).note('sam', { page, step: 'story', hasAnswers: true })
    expect(createProgressStore(storage).get('sam')).toMatchObject({ page, step: 'story' })
    expect(createProgressStore(storage).get('alex')).toEqual(newProgress('alex'))
  })

  it('is the same value until something is noted', () => {
    const store = createProgressStore(undefined)
    expect(store.get('sam')).toBe(store.get('sam'))
    store.note('sam', { attemptedSlug: 'a' })
    store.note('sam', { page })
    expect(store.get('sam')).toMatchObject({ attemptedSlug: 'a', page })
    store.restart('sam')
    expect(store.get('sam')).toEqual(newProgress('sam'))
  })

  it('ends with its page, and takes what was typed for it along', () => {
    const storage = storageOf()
    storage.setItem('milepost:draft:register:story', '{"story":"Uphill"}')
    storage.setItem('milepost:draft:sam-walks:story', '{"story":"Along"}')
    const store = createProgressStore(storage)
    store.note('sam', { page, step: 'story', hasAnswers: true })
    store.endPage('sam', 'another-page')
    expect(store.get('sam').page).toEqual(page)
    store.endPage('sam', 'sam-runs')
    expect(store.get('sam')).toEqual(newProgress('sam'))
    expect(createProgressStore(storage).get('sam')).toEqual(newProgress('sam'))
    expect(storage.getItem('milepost:draft:register:story')).toBeNull()
    expect(storage.getItem('milepost:draft:sam-walks:story')).not.toBeNull()
  })

  it('is checked where the page was made just now, and not where it was kept before', () => {
    const storage = storageOf()
    const store = createProgressStore(storage)
    store.note('sam', { page, hasAnswers: true })
    expect(store.get('sam').isChecked).toBe(true)
    expect(createProgressStore(storage).get('sam').isChecked).toBe(false)
  })

  it('comes whole out of whatever is stored', () => {
    assert(
      property(anything(), anything(), (stored, part) => {
        for (const value of [stored, { owner: 'sam', page: part, step: part }]) {
          const text = JSON.stringify(value)
          const read = readProgress(storageOf(text), 'sam')
          expect(Object.keys(read).toSorted()).toEqual(Object.keys(newProgress('sam')).toSorted())
        }
      }),
    )
  })
})

describe('shownStep', () => {
  const steps: RegistrationStep[] = ['account', 'page', 'team', 'story', 'done']
  const made: RegistrationProgress = { ...newProgress('sam'), page, hasAnswers: true, step: 'team' }
  const shown = (asked: string | null, progress = made, isSignedIn = true) =>
    shownStep(steps, { asked, isSignedIn, progress })

  it('begins with the account, then the page', () => {
    expect(shown('story', made, false)).toBe('account')
    expect(shown('story', newProgress('sam'))).toBe('page')
  })

  it('leads back to no second page', () => {
    expect(shown('page')).toBe('team')
    expect(shown('account')).toBe('team')
  })

  it('stays with the page while its answers are not kept', () => {
    expect(shown(null, { ...made, hasAnswers: false })).toBe('page')
  })

  it('goes where the address says, or as far as one has come', () => {
    expect(shown('story')).toBe('story')
    expect(shown(null)).toBe('team')
    expect(shown('give')).toBe('team')
  })
})

describe('isOver', () => {
  const done: RegistrationProgress = { ...newProgress('sam'), page, hasAnswers: true, step: 'done' }

  it('is so for whoever finished and opens the start again, not for a reload of the end', () => {
    expect(isOver(done, null)).toBe(true)
    expect(isOver(done, 'done')).toBe(false)
    expect(isOver(done, 'story')).toBe(false)
    expect(isOver({ ...done, step: 'story' }, null)).toBe(false)
    expect(isOver(newProgress('sam'), null)).toBe(false)
  })
})

describe('the page’s form', () => {
  it('begins with what a link filled in, and wants no news', () => {
    expect(initialValues(view, { pageName: 'Sam runs', target: '500' })).toMatchObject({
      name: 'Sam runs',
      target: '500',
      charityOptIn: false,
      'answer.hill': '',
      'answer.dog': false,
      'address.line1': '',
    })
    const bare = { ...view.asks, target: false, address: false, eventDate: false }
    const values = initialValues({ ...view, asks: { ...bare, fitnessGoal: false } }, {})
    expect(Object.keys(values)).toEqual([
      'name',
      'slug',
      'charityOptIn',
      'answer.hill',
      'answer.dog',
    ])
  })

  it('asks for a page in major units, under a name where none is asked', () => {
    const values = { name: '', slug: ' Sam-Runs ', target: '1,250.50', eventDate: '2026-06-20' }
    expect(wantedPage(view, values, 'Sam for the coast')).toMatchObject({
      title: 'Sam for the coast',
      slug: 'sam-runs',
      target: 1250.5,
      currency: 'GBP',
      story: 'I walk.',
      charityOptIn: false,
    })
  })

  it('keeps only what was answered', () => {
    expect(
      answersOf(view, { 'answer.hill': ' Stairs ', 'answer.dog': true, goal: '42.2' }),
    ).toEqual({
      values: { hill: 'Stairs', dog: 'Yes' },
      tags: [],
      goal: { metres: 42_200, system: 'metric' },
      address: undefined,
    })
    expect(answersOf(view, { eventDate: '2026-06-20', goal: 'far' })).toEqual({
      values: { eventDate: '2026-06-20' },
      tags: [],
      goal: undefined,
      address: undefined,
    })
    expect(answersOf(view, { 'address.line1': '1 Quay' }).address).toMatchObject({
      line1: '1 Quay',
    })
  })

  it('sets a tag by the answer to a question of its name, as the site writes its value', () => {
    const tag = { name: 'region', label: 'Region', values: ['North Sea', 'Channel'] }
    const asked = {
      name: 'region',
      label: 'Where?',
      type: 'text' as const,
      required: false,
      options: [],
      help: '',
      tag,
    } satisfies RegistrationView['questions'][number]
    const tagsOf = (answer: string) =>
      answersOf({ ...view, questions: [asked] }, { 'answer.region': answer })
    expect(tagsOf(' north  sea')).toMatchObject({
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
    [undefined, ''],
    ['x'.repeat(80), 'x'.repeat(45)],
  ])('makes an address of %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
