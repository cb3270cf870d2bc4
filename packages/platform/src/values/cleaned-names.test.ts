import { describe, expect, it } from 'vitest'
import { cleanPageTitle, cleanTeamName } from '../index.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { updatePage, updateTeam } from '../rest.ts'

const { requests, answerWith } = startPlatformServer()

const typed = [
  'Siân’s mile',
  'Maya <script>alert(1)</script>',
  'Run! 10 km (again) — ok?',
  'مايا تمشي',
  'डेविड-१२',
  ' 👟 Walk ',
  '£5, "or" $6.50 \\ €7_¥8 & more!',
]

describe('a name as the platform takes it', () => {
  it.each(typed)('is what is sent of the title %j [S5.36]', async (title) => {
    answerWith(jsonResponse({}))
    await updatePage(testPlatform(), { slug: 'maya', title })
    expect(requests[0]!.body).toEqual({ pageTitle: cleanPageTitle(title) })
  })

  it.each(typed)('is what is sent of the team name %j [S5.42]', async (name) => {
    answerWith(jsonResponse({}))
    await updateTeam(testPlatform(), { id: 'otters', name })
    expect(requests[0]!.body).toMatchObject({ name: cleanTeamName(name) })
  })

  it('keeps of a title letters, apostrophes, commas and hyphens [S5.36]', () => {
    expect(cleanPageTitle('Siân’s "mile", 2-by_2! £5.')).toBe("Siân's mile, 2-by_2 5")
    expect(cleanPageTitle('!!! 👟')).toBe('')
  })

  it('keeps of a team name some marks more [S5.42] [S5.43]', () => {
    expect(cleanTeamName(` <Siân's> "2"!?£$€¥.,-_ \\ @ `)).toBe(`Siân's "2"!?£$€¥.,-_`)
    expect(cleanTeamName('<👟>')).toBe('')
    expect(Array.from(cleanTeamName('漢'.repeat(300)))).toHaveLength(255)
  })
})
