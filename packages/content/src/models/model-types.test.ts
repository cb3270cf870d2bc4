import { createClient } from '@prismicio/client'
import { expectTypeOf, it } from 'vitest'
import type { AnyDocument, CustomSiteDocument, HeroSlice } from './model-types.data.ts'

it('gives the official client the documents of the models', () => {
  const client = createClient<AnyDocument>('demo', { fetch: () => Promise.reject(new Error('x')) })
  const read = () => client.getByUID('custom_site', 'demo')
  expectTypeOf(read).returns.resolves.toEqualTypeOf<CustomSiteDocument>()
  expectTypeOf<CustomSiteDocument['data']['header-sticky']>().toEqualTypeOf<'Yes' | 'No' | null>()
  expectTypeOf<HeroSlice['items'][number]['style']>().toEqualTypeOf<
    'primary' | 'secondary' | 'quiet' | null
  >()
})
