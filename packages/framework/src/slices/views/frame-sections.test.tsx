// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { siteStore } from '../../site-store/site-store.ts'
import { sliceScopeOf, slicesOf } from '../slice.test-kit.ts'
import { toSliceViews } from '../to-slice-views.ts'
import { VideoSection } from './frame-sections.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  [true, 'https://www.youtube-nocookie.com/embed/abc'],
  [false, 'https://www.youtube-nocookie.com/embed/abc?autoplay=1'],
])('plays a video only after a click (cookies accepted: %s)', async (accepted, src) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  siteStore().set('consent', () => ({ accepted, touched: true }))
  const [slice] = await toSliceViews(
    slicesOf({ slice_type: 'video', primary: { url: 'https://youtu.be/abc' } }),
    sliceScopeOf(),
    { placeholders: new Map() },
  )
  if (slice?.type !== 'video') throw new Error('No video')
  const root = createRoot(document.body)
  await act(async () => root.render(<VideoSection slice={slice} answer={{}} />))
  await act(async () => document.querySelector('button')?.click())
  expect(document.querySelector('iframe')?.src).toBe(src)
  await act(async () => root.unmount())
})
