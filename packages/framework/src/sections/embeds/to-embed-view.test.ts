import { expect, it } from 'vitest'
import { toSliceViews } from '../sections.server.ts'
import { sliceScopeOf, slicesOf } from '../section/slice.test-kit.ts'

const frameOf = async (oembed: object) => {
  const [view] = await toSliceViews(
    slicesOf({ slice_type: 'embed', primary: { name: 'A talk', embed: oembed } }),
    sliceScopeOf(),
    { placeholders: new Map() },
  )
  return JSON.stringify(view)
}

it('names the provider from provider_name, and frames the URL in html [S3.66]', async () => {
  const html = '<iframe src="https://talks.example/embed/7"></iframe>'
  const shown = await frameOf({
    type: 'video',
    provider_name: 'Talks & Co',
    embed_url: 'https://talks.example/7',
    html,
  })
  expect(shown).toContain('"src":"https://talks.example/embed/7"')
  expect(shown).toContain('This loads content from Talks & Co')
  const unnamed = await frameOf({ type: 'video', embed_url: 'https://talks.example/7', html })
  expect(unnamed).toContain('This loads content from talks.example')
})
