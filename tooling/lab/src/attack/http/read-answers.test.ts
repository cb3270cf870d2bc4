import { expect, it } from 'vitest'
import { headerOf, readAnswers } from './read-answers.ts'

const bytes = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

it('reads answers of a length, in chunks, and until the end', () => {
  const answers = readAnswers(
    bytes(
      'HTTP/1.1 100 Continue',
      '',
      'HTTP/1.1 200 OK',
      'Content-Length: 3',
      '',
      'abcHTTP/1.1 404 Not Found',
      'Transfer-Encoding: chunked',
      '',
      '2',
      'de',
      '1',
      'f',
      '0',
      '',
      'HTTP/1.1 204 No Content',
      '',
      'HTTP/1.1 400 Bad Request',
      'Connection: close',
      '',
      'the rest',
    ),
  )
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, 'abc'],
    [404, 'def'],
    [204, ''],
    [400, 'the rest'],
  ])
  expect(headerOf(answers[3]?.headers ?? [], 'connection')).toBe('close')
})

it.each(['', 'HTTP', 'HTTP/1.1 200 OK', 'nonsense\r\n\r\n'])('reads no answer in %j', (text) => {
  expect(readAnswers(Buffer.from(text))).toEqual([])
})

it('ends where the bytes do', () => {
  const [answer] = readAnswers(
    bytes('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', 'ff', 'ab'),
  )
  expect(answer?.body).toBe('ab')
})
