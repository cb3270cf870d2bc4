import { expect, it } from 'vitest'
import { createSecurityText } from './create-site-options.ts'

it('contains contact and expiry', () => {
  const now = Date.parse('2026-11-22T15:00:00Z')
  expect(createSecurityText('mailto:security@give.example', 'https://give.example', now)).toBe(
    `Contact: mailto:security@give.example
Expires: 2027-11-22T00:00:00.000Z
Preferred-Languages: en
Canonical: https://give.example/.well-known/security.txt
`,
  )
})
