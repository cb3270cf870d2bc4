import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { testSettings } from '../session/session.test-kit.ts'
import { OwnerTools } from './owner-tools.tsx'

function htmlOf(paths?: object) {
  return renderToString(
    <SupporterProvider
      settings={testSettings}
      paths={paths}
      platform={() => Promise.reject(new Error('Nobody asks the platform'))}
      location={{ pathname: '/fundraising/sam', search: '', hash: '' }}
      navigate={() => undefined}
    >
      <OwnerTools slug="sam" takesGifts={false} />
    </SupporterProvider>,
  )
}

it('offers to sign out, with and without an edit screen [S2.47]', () => {
  expect(htmlOf()).toContain('>Sign out</button>')
  const paths = { editPage: () => undefined }
  expect(htmlOf(paths).match(/href="[^"]*"/g)).toEqual([expect.not.stringContaining('#')])
  expect(htmlOf(paths)).toContain('>Sign out</button>')
})
