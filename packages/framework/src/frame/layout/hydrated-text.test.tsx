// @vitest-environment jsdom
import { cleanText } from '@milepost/content'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React's report is in `onRecoverableError`.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())

function Said({ text }: { text: string }) {
  return (
    <div title={text}>
      <p>{text}</p>
      <p>
        {text} {text}
      </p>
      <textarea defaultValue={text} />
      <input defaultValue={text} />
    </div>
  )
}

/** Returns the hydration errors and the differences between the server's markup and the hydrated page. */
async function faultsOf(text: string): Promise<string[]> {
  const markup = new TextEncoder().encode(renderToString(<Said text={text} />))
  const place = document.createElement('div')
  place.innerHTML = new TextDecoder().decode(markup)
  const faults: string[] = []
  if (place.querySelector('p')?.textContent !== text) faults.push('another text')
  if (place.querySelector('div')?.title !== text) faults.push('another title')
  const root = await act(async () =>
    hydrateRoot(place, <Said text={text} />, {
      onRecoverableError: (error) => faults.push(String(error)),
    }),
  )
  await act(async () => root.unmount())
  return faults
}

const odd = ['\0', '\r', '\uD83D', '\uDE00', '\uDBFF']

it.each(odd)('does not hydrate %j as it is, but does once it is clean', async (character) => {
  for (const text of [character, `a${character}b`, `${character}a`, `a${character}`]) {
    expect(await faultsOf(text)).not.toEqual([])
    expect(await faultsOf(cleanText(text))).toEqual([])
  }
})

it('hydrates any clean text as the server rendered it', async () => {
  const character = fc.oneof(
    fc.constantFrom(...odd, '\n', '\t', '\f', '\v', '\u0001', '\u007F', '\u0085', '\u00AD'),
    fc.constantFrom('\u2028', '\uFEFF', '\uFFFD', '\uFFFE', '\uFFFF', '<', '&', '"', '😀', 'a'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(character, { minLength: 1, maxLength: 8 }), async (characters) => {
      expect(await faultsOf(cleanText(characters.join('')))).toEqual([])
    }),
    { numRuns: fuzzRuns(200) },
  )
})
