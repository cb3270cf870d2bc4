import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTools } from './create-tools.ts'
import { judgeCard } from './judge-card.ts'
import { randomCard } from './random-card.ts'

it('draws any name in any brand: small enough, complete and legible', async () => {
  const tools = await createTools()
  await fc.assert(
    fc.asyncProperty(randomCard, async (each) => {
      const { jpeg, misplaced, isShortened, wordContrast, barContrast } = await judgeCard(
        each,
        tools,
      )
      expect(jpeg.length).toBeLessThanOrEqual(300_000)
      expect({ misplaced, isShortened }).toEqual({ misplaced: [], isShortened: false })
      expect(wordContrast).toBeGreaterThanOrEqual(4.5)
      expect(barContrast).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: fuzzRuns(10) },
  )
})
