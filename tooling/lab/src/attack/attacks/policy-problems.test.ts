import { policyProblems } from '@milepost/config/policy-problems'
import { expect, it } from 'vitest'

const good =
  "default-src 'self'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://api.example:8443; frame-src 'self' https://*.maps.example.org; form-action 'self'; frame-ancestors 'self' *; base-uri 'self'; object-src 'none'"

it('has nothing to say about the site’s own policy', () => {
  expect(policyProblems([good])).toEqual([])
})

it.each([
  ['another directive', `${good}; script-src-elem 'unsafe-inline'`],
  ['a directive twice', `${good}; script-src 'self'`],
  ['a sandbox', `${good}; sandbox`],
  ['a second policy in the same header', `${good}, default-src *`],
  ['any origin', good.replace("frame-src 'self'", 'frame-src *')],
  ['any host', good.replace("frame-src 'self'", 'frame-src https://*')],
  ['any host of a top level', good.replace("frame-src 'self'", 'frame-src https://*.com')],
  ['any scheme', good.replace("frame-src 'self'", 'frame-src https:')],
  ['inline scripts', good.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['a path', good.replace("frame-src 'self'", 'frame-src https://a.example/x')],
  ['nothing', ''],
])('tells of %s', (_name, policy) => {
  expect(policyProblems([policy])).not.toEqual([])
})

it('tells of two headers, and of none', () => {
  expect(policyProblems([good, good])).not.toEqual([])
  expect(policyProblems([])).not.toEqual([])
})
