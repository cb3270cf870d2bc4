import { expect, it } from 'vitest'
import { getMessageEndpointUrl } from './form.server.ts'

const formsOrigin = 'https://forms.example'

it('sends to https URLs, and to paths of the configured server', () => {
  const addressOf = (endpoint: string) => getMessageEndpointUrl({ endpoint, formsOrigin })?.href
  expect(addressOf('https://in.example/x')).toBe('https://in.example/x')
  expect(addressOf('/in/box')).toBe('https://forms.example/in/box')
})

it.each([
  '',
  'http://in.example',
  '//in.example',
  '/\\in.example',
  'mailto:a@b.example',
  '?x',
  '#x',
])('has no URL for %j', (endpoint) =>
  expect(getMessageEndpointUrl({ endpoint, formsOrigin })).toBeUndefined(),
)
