// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { acceptedFiles } from './rules.ts'

const refused = 'Choose a file of another type'
const file = (name: string, type = '') => new File(['x'], name, { type })

describe('acceptedFiles', () => {
  it.each([
    ['image/png', file('a.png', 'image/png'), true],
    ['image/png', file('a.png', 'image/jpeg'), false],
    ['image/png', file('a.png'), false],
    ['image/*', file('a', 'image/webp'), true],
    ['image/*', file('a.png', 'application/pdf'), false],
    ['image/*', file('a.png', 'imagery/png'), false],
    ['image/*', file('image/a.png'), false],
    ['.pdf', file('Letter.PDF'), true],
    ['.pdf', file('letter.pdf.exe', 'application/pdf'), false],
    ['.pdf', file('pdf'), false],
    ['IMAGE/PNG', file('a', 'image/png'), true],
    ['.pdf, image/png', file('a.pdf'), true],
    ['.pdf , image/png', file('a', 'image/png'), true],
    ['.pdf, image/png', file('a.gif', 'image/gif'), false],
  ])('%j takes %o: %s', (accept, one, isAccepted) =>
    expect(acceptedFiles(accept)([one])).toBe(isAccepted ? undefined : refused),
  )

  it('refuses all when one is of another type', () => {
    const rule = acceptedFiles('image/*', 'Photos only')
    const photo = file('a.png', 'image/png')
    expect(rule([photo, photo])).toBeUndefined()
    expect(rule([photo, file('a.pdf', 'application/pdf')])).toBe('Photos only')
  })

  it('lets an empty field pass, and refuses what is no list of files', () => {
    const rule = acceptedFiles('image/*,.png')
    expect(rule([])).toBeUndefined()
    for (const value of ['a.png', [null], ['a.png'], [{}], [{ type: 7, name: 8 }]])
      expect(rule(value)).toBe(refused)
    expect(rule([{ name: 'a.png' }])).toBeUndefined()
    expect(rule([{ type: 'image/png' }])).toBeUndefined()
  })
})
