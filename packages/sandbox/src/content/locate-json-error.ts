/** A JSON syntax error with its position. */
interface JsonError {
  problem: string
  line: number
  column: number
}

/**
 * Returns the first syntax error in JSON text. The errors of `JSON.parse` include a position in some cases only, but
 * editors always need one.
 *
 * @returns undefined for valid JSON
 */
export function locateJsonError(text: string): JsonError | undefined {
  let at = text.startsWith('\uFEFF') ? 1 : 0

  try {
    blanks()
    value(0)
    blanks()
    if (at < text.length) fail('expected the end of the file')
    return undefined
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    const before = text.slice(0, at)
    const line = before.split('\n').length
    return { problem: error.message, line, column: at - before.lastIndexOf('\n') }
  }

  function fail(problem: string): never {
    const found = at >= text.length ? 'the end of the file' : JSON.stringify(text.charAt(at))
    throw new JsonSyntaxError(`${problem}, found ${found}`)
  }

  function blanks(): void {
    while (/[ \t\r\n]/.test(text.charAt(at))) at += 1
  }

  function value(depth: number): void {
    if (depth > 200) fail('expected fewer levels')
    const character = text.charAt(at)
    if (character === '{') list('}', depth, true)
    else if (character === '[') list(']', depth, false)
    else if (character === '"') string()
    else literal()
  }

  function list(end: '}' | ']', depth: number, named: boolean): void {
    at += 1
    blanks()
    if (text.charAt(at) === end) {
      at += 1
      return
    }
    for (;;) {
      blanks()
      if (named) {
        if (text.charAt(at) !== '"') fail('expected a property name in double quotes')
        string()
        blanks()
        if (text.charAt(at) !== ':') fail('expected ":"')
        at += 1
        blanks()
      }
      value(depth + 1)
      blanks()
      const next = text.charAt(at)
      if (next !== end && next !== ',') fail(`expected "," or "${end}"`)
      at += 1
      if (next === end) return
    }
  }

  function string(): void {
    at += 1
    for (;;) {
      const character = text.charAt(at)
      if (character === '' || character < ' ') fail('expected the closing double quote')
      if (character === '\\') {
        const escape = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at, at + 6))
        if (escape === null) fail('expected an escape such as \\n or \\"')
        at += escape[0].length
        continue
      }
      at += 1
      if (character === '"') return
    }
  }

  function literal(): void {
    const match = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
      text.slice(at, at + 400),
    )
    if (match === null) fail('expected a value')
    at += match[0].length
  }
}

class JsonSyntaxError extends Error {}
