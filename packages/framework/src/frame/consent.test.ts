import { describe, expect, it } from 'vitest'
import { acceptConsent, consentPart, initialConsent, rejectConsent } from './site-store.ts'

describe('stored consent', () => {
  it('is undecided at first, then accepted or rejected [S3.69] [S4.10]', () => {
    expect(initialConsent).toEqual({ accepted: false, touched: false })
    expect(acceptConsent()).toEqual({ accepted: true, touched: true })
    expect(rejectConsent()).toEqual({ accepted: false, touched: true })
  })

  it('is read back as it was stored [S3.69]', () => {
    for (const consent of [acceptConsent(), rejectConsent(), initialConsent])
      expect(consentPart.read(structuredClone(consentPart.write(consent)))).toEqual(consent)
  })

  it.each([undefined, null, 'yes', 7, [], {}, { accepted: true }, { accepted: 'yes', touched: 1 }])(
    'treats %j as no decision',
    (stored) => expect(consentPart.read(stored)).toEqual(initialConsent),
  )
})
