import { parseSite } from '@milepost/content'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { scopeOf } from '../../sections/section/slice.test-kit.ts'
import { hasRegistration } from '../../services/load-site.ts'
import { readIfPossible } from './scopes.ts'

const siteDocument = (data: object) => ({ id: 'S', uid: 'test', type: 'custom_site', data })
const onboarding = { link_type: 'Document', type: 'onboarding', id: 'O1', uid: 'join' }
const registration = { slice_type: 'registration', primary: {}, items: [] }
const onboardingDocument = (...slices: object[]) => ({
  id: 'O1',
  uid: 'join',
  type: 'onboarding',
  data: { registration: slices },
})
let errors = vi.spyOn(console, 'error')

beforeEach(() => void (errors = vi.spyOn(console, 'error').mockReturnValue()))

describe('hasRegistration', () => {
  const scopeWith = (documents: readonly object[] | undefined, data: object = { onboarding }) =>
    scopeOf({
      site: parseSite(siteDocument(data)).site,
      ...(documents === undefined ? {} : { documents }),
    })

  it.each([
    ['true if its document has one', [onboardingDocument(registration)], true],
    ['false if its document is empty', [onboardingDocument()], false],
    ['false if its document is missing', [], false],
  ])('is %s', async (_case, documents, expected) => {
    expect(await hasRegistration(scopeWith(documents))).toBe(expected)
    expect(errors).not.toHaveBeenCalled()
  })

  it('is read separately for each site, even with a shared cache', async () => {
    const scope = scopeWith([onboardingDocument(registration)])
    expect(await hasRegistration(scope)).toBe(true)
    const link = { ...onboarding, id: '', uid: 'other' }
    const { site } = parseSite(siteDocument({ onboarding: link }))
    expect(await hasRegistration({ ...scope, site })).toBe(false)
  })

  it('is false if the site names no document, and requests nothing', async () => {
    expect(await hasRegistration(scopeWith(undefined, {}))).toBe(false)
    expect(errors).not.toHaveBeenCalled()
  })

  it.each([
    ['cannot be read', undefined],
    ['is invalid', [onboardingDocument({ slice_type: 'confetti' })]],
  ])('is false if its document %s, and logs it', async (_case, documents) => {
    expect(await hasRegistration(scopeWith(documents))).toBe(false)
    expect(errors).toHaveBeenCalledOnce()
  })
})

describe('readIfPossible', () => {
  const reading = { value: 7, asOf: new Date(0), isLastGood: false }

  it.each([
    [false, false],
    [true, true],
  ])(
    'with a last good value (%s) marks the page as degraded: %s',
    async (isLastGood, isDegraded) => {
      const { facts } = scopeOf()
      const read = async () => ({ ...reading, isLastGood })
      expect(await readIfPossible({ facts }, read)).toEqual({ ...reading, isLastGood })
      expect(facts.isDegraded).toBe(isDegraded)
    },
  )

  it('rethrows programming errors', async () => {
    const { facts } = scopeOf()
    const mistake = new TypeError('undefined is no function')
    await expect(readIfPossible({ facts }, () => Promise.reject(mistake))).rejects.toBe(mistake)
    expect(facts.isDegraded).toBe(false)
  })
})
