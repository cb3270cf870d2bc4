import { expect, it } from 'vitest'
import { createSiteVariables } from './site-variables.ts'

const start = { site: 'summit', siteOrigin: 'http://localhost:4000', port: 4000 }

it('checks the sandbox often for edited content files', () =>
  expect(createSiteVariables({}, { ...start, sandboxOrigin: 'http://localhost:4100' })).toEqual({
    SITE: 'summit',
    SITE_ORIGIN: 'http://localhost:4000',
    PORT: '4000',
    SANDBOX_ORIGIN: 'http://localhost:4100',
    CONTENT_CHECK_MS: '500',
  }))

it('sets HOST unless the environment has it', () => {
  const local = { ...start, sandboxOrigin: undefined, host: '127.0.0.1' }
  expect(createSiteVariables({}, local)).toMatchObject({ HOST: '127.0.0.1' })
  expect(createSiteVariables({ HOST: '0.0.0.0' }, local)).not.toHaveProperty('HOST')
})

it('selects the content folder as the source for `npm start -- --content files`', () => {
  const contentFolder = '/site/content/summit'
  expect(
    createSiteVariables({}, { ...start, sandboxOrigin: 'http://s.example', contentFolder }),
  ).toMatchObject({ CONTENT_SOURCE: 'own', CONTENT_FOLDER: contentFolder, CONTENT_CHECK_MS: '500' })
})

it('polls a custom CMS at its configured interval', () => {
  const environment = {
    CONTENT_ENDPOINT: 'https://x.example/api/v2',
    SITE_ORIGIN: 'https://give.example',
  }
  const variables = createSiteVariables(environment, { ...start, sandboxOrigin: undefined })
  expect(variables).toEqual({ SITE: 'summit', SITE_ORIGIN: 'https://give.example', PORT: '4000' })
  expect(
    createSiteVariables({ CONTENT_CHECK_MS: '2000' }, { ...start, sandboxOrigin: undefined }),
  ).not.toHaveProperty('CONTENT_CHECK_MS')
})
