import type { OptionalGroup } from '@milepost/platform/adapter'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SupporterProvider } from '../host/supporter-provider.tsx'
import { testSettings } from '../session/session.test-kit.ts'
import { OwnerTools } from './owner-tools.tsx'

interface Given {
  lacks?: OptionalGroup[]
  hasQrCode?: boolean
  paths?: { editPage: () => undefined }
}

const linksOn = (given: Given) =>
  [...htmlOf(given).matchAll(/href="[^"#]*(#\w+)?"/g)].map(([, part]) => part)

function htmlOf({ lacks = [], hasQrCode, paths }: Given) {
  return renderToString(
    <SupporterProvider
      settings={{ ...testSettings, lacks }}
      paths={paths}
      platform={() => Promise.reject(new Error('Nobody asks the platform'))}
      location={{ pathname: '/fundraising/sam', search: '', hash: '' }}
      navigate={() => undefined}
    >
      <OwnerTools slug="sam" takesGifts={false} hasQrCode={hasQrCode} />
    </SupporterProvider>,
  )
}

it('offers to sign out, with and without an edit screen [S2.47]', () => {
  expect(htmlOf({})).toContain('>Sign out</button>')
  const paths = { editPage: () => undefined }
  expect(linksOn({ paths })).toEqual([undefined])
  expect(htmlOf({ paths })).toContain('>Sign out</button>')
})
