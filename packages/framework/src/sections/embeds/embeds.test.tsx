// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { getSiteStore } from '../../frame/site-store.ts'
import { sliceScopeOf, slicesOf } from '../section/slice.test-kit.ts'
import { toSliceViews } from '../sections.server.ts'
import { VideoSection } from './embeds.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  ['at once, without playing', ['www.youtube-nocookie.com'], false],
  ['on a click, also after cookies were accepted', [], true],
] as const)('loads a video %s [S2.57]', async (_, frameHosts, needsClick) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  getSiteStore().set('consent', () => ({ accepted: true, touched: true }))
  const [slice] = await toSliceViews(
    slicesOf({ slice_type: 'video', primary: { url: 'https://youtu.be/abc' } }),
    sliceScopeOf({ site: { ...sliceScopeOf().site, frameHosts } }),
    { placeholders: new Map() },
  )
  if (slice?.type !== 'video') throw new Error('No video')
  const root = createRoot(document.body)
  await act(async () => root.render(<VideoSection slice={slice} answer={{}} />))
  const src = () => document.querySelector('iframe')?.src
  const address = 'https://www.youtube-nocookie.com/embed/abc'
  expect(src()).toBe(needsClick ? undefined : address)
  await act(async () => document.querySelector('button')?.click())
  expect(src()).toBe(needsClick ? `${address}?autoplay=1` : address)
  await act(async () => root.unmount())
})
