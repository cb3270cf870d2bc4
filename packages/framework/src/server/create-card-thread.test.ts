import { imageSize } from 'image-size'
import { expect, it, vi } from 'vitest'
import { sampleCard } from '../elsewhere/share-card/sample-card.test-kit.ts'
import { getCardThreadFile, createCardThread, createLazyCardTools } from './create-card-thread.ts'

// The renderer is a development dependency of this package.
const file = getCardThreadFile() as URL
const none = { fonts: [], picture: undefined, logo: undefined }

it('renders cards in a thread, one at a time', async () => {
  const draw = createCardThread(file)
  const first = await draw(sampleCard(), none)
  expect(imageSize(first)).toMatchObject({ type: 'jpg', width: 1200, height: 630 })
  expect(Buffer.compare(first, await draw(sampleCard({ amount: '£1' }), none))).not.toBe(0)
}, 60_000)

it('returns to each of several concurrent callers its card or its error', async () => {
  const draw = createCardThread(file)
  const amounts = ['£1', '£22', '£333']
  const alone: Uint8Array[] = []
  for (const amount of amounts) alone.push(await draw(sampleCard({ amount }), none))
  const wrong = sampleCard()
  wrong.style = { ...wrong.style, head: { ...wrong.style.head, spacing: 'nonsense' } }

  const [failed, ...together] = await Promise.allSettled([
    draw(wrong, none),
    ...amounts.map((amount) => draw(sampleCard({ amount }), none)),
  ])

  expect(failed).toMatchObject({ reason: { message: expect.stringMatching(/letterSpacing/) } })
  expect(together.map((each) => each.status === 'fulfilled' && Buffer.from(each.value))).toEqual(
    alone.map((bytes) => Buffer.from(bytes)),
  )
}, 60_000)

it('returns undefined if the thread’s script is missing', async () => {
  const draw = createCardThread(new URL('file:///nowhere/card-thread.js'))
  await expect(draw(sampleCard(), none)).rejects.toThrow(/nowhere/)
})

it('warns once, and has no tools, if the renderer is not installed', () => {
  const warn = vi.fn()
  const tools = createLazyCardTools(undefined, { readAsset: async () => undefined, warn })
  expect([tools(), tools()]).toEqual([undefined, undefined])
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('Takumi') })
})
