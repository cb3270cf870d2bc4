import * as fc from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { describe, expect, it } from 'vitest'
import { type GraphDocument, requestGraph } from '../graph/request-graph.ts'
import { requestRest } from '../rest/request-rest.ts'
import { parseJson } from './parse-json.ts'
import { startPlatformServer, testPlatform } from './server.test-kit.ts'

const { respondWith } = startPlatformServer()

const dirty = 'A\0 tern\r\nflies \uD83D 😀'
const clean = 'A tern\nflies \uFFFD 😀'

describe('parseJson', () => {
  it.each([
    ['"a\\u0000b\\u0000"', 'ab'],
    ['"a\\r\\nb\\rc\\u000Dd\\u000d\\n"', 'a\nb\nc\nd\n'],
    ['"\\ud83Dx\\uDE00"', '\uFFFDx\uFFFD'],
    ['"\\ud83d\\ude00 😀"', '😀 😀'],
    ['"\\\\u0000 \\\\r \\u0001\\uffff"', '\\u0000 \\r \u0001\uFFFF'],
    ['[{"a":["\\u0000"]},7,null,true]', [{ a: [''] }, 7, null, true]],
  ])('parses %s', (text, expected) => {
    expect(parseJson(text)).toEqual(expected)
  })

  it('throws for invalid JSON', () => {
    for (const text of ['', '{', '\\u0000', '<html>']) {
      expect(() => parseJson(text)).toThrow(SyntaxError)
    }
  })

  it('returns clean text, and other values unchanged', () => {
    const said = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('\0', '\r', '\n', '\uD83D', '\uDE00', '😀', '\\', 'u0000', 'x'))
        .map((parts) => parts.join('')),
    )
    // Characters that JSON does not escape.
    const plainValue = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('\\'))
    fc.assert(
      fc.property(said, plainValue, (text, value) => {
        const read = parseJson(JSON.stringify(text)) as string
        expect(read).not.toMatch(/[\0\r]/)
        expect(
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(read)),
        ).toBe(read)
        const json = JSON.stringify(value)
        expect(parseJson(json)).toEqual(JSON.parse(json))
      }),
      { numRuns: fuzzRuns(1000) },
    )
  })
})

describe('responses', () => {
  const answer = (body: unknown, status = 200) =>
    respondWith(
      () =>
        new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
    )

  it('of the REST API are clean, errors as well', async () => {
    answer({ story: dirty })
    expect(await requestRest(testPlatform(), { to: 'api', path: '/v1/x' })).toEqual({
      story: clean,
    })
    answer({ errorMessage: dirty }, 400)
    await expect(
      requestRest(testPlatform(), { method: 'POST', to: 'api', path: '/v1/x' }),
    ).rejects.toMatchObject({ data: { errorMessage: clean } })
  })

  it('of the graph are clean, errors as well', async () => {
    const document = 'query { page }' as unknown as GraphDocument<object, object>
    const ask = () => requestGraph(testPlatform(), document, {}, undefined)
    answer({ data: { story: dirty } })
    expect(await ask()).toEqual({ story: clean })
    answer({ errors: [{ message: dirty }] })
    await expect(ask()).rejects.toThrow(clean)
  })
})
