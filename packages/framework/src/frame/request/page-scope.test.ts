import { parseSite } from '@milepost/content'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { scopeOf } from '../../sections/section/slice.test-kit.ts'
import { hasRegistration, readIfPossible } from './page-scope.ts'

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

describe('a site has a registration of its own', () => {
  const scopeWith = (documents: readonly object[] | undefined, data: object = { onboarding }) =>
    scopeOf({
      site: parseSite(siteDocument(data)).site,
      ...(documents === undefined ? {} : { documents }),
    })

  it.each([
    ['where its document has one', [onboardingDocument(registration)], true],
    ['not where its document is empty', [onboardingDocument()], false],
    ['not where there is no such document', [], false],
  ])('%s', async (_where, documents, expected) => {
    expect(await hasRegistration(scopeWith(documents))).toBe(expected)
    expect(errors).not.toHaveBeenCalled()
  })

  it('separately for each site, even with a shared cache', async () => {
    const scope = scopeWith([onboardingDocument(registration)])
    expect(await hasRegistration(scope)).toBe(true)
    const link = { ...onboarding, id: '', uid: 'other' }
    const { site } = parseSite(siteDocument({ onboarding: link }))
    expect(await hasRegistration({ ...scope, site })).toBe(false)
  })

  it('false without a document, and nothing is requested', async () => {
    expect(await hasRegistration(scopeWith(undefined, {}))).toBe(false)
    expect(errors).not.toHaveBeenCalled()
  })

  it.each([
    ['cannot be read', undefined],
    ['cannot be used', [onboardingDocument({ slice_type: 'confetti' })]],
  ])('not while its document %s, which is written down', async (_why, documents) => {
    expect(await hasRegistration(scopeWith(documents))).toBe(false)
    expect(errors).toHaveBeenCalledOnce()
  })
})

describe('a read that a page survives', () => {
  const reading = { value: 7, asOf: new Date(0), isLastGood: false }

  it.each([
    [false, false],
    [true, true],
  ])('with a last good value (%s) marks the page: %s', async (isLastGood, isDegraded) => {
    const { facts } = scopeOf()
    const read = async () => ({ ...reading, isLastGood })
    expect(await readIfPossible({ facts }, read)).toEqual({ ...reading, isLastGood })
    expect(facts.isDegraded).toBe(isDegraded)
  })

  it('rethrows programming errors', async () => {
    const { facts } = scopeOf()
    const mistake = new TypeError('undefined is no function')
    await expect(readIfPossible({ facts }, () => Promise.reject(mistake))).rejects.toBe(mistake)
    expect(facts.isDegraded).toBe(false)
  })
})
