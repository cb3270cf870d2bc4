import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('reads the words of rich text', () => {
  const blocks = [
    { type: 'heading2', text: 'Top', spans: [] },
    { type: 'image', url: 'https://i.example/a.png' },
    { type: 'paragraph', text: 'Fish & <chips>', spans: [] },
  ]
  expect(plainText(blocks)).toBe('Top\nFish & <chips>')
})

it('reads the words of markup, without scripts', () => {
  expect(plainText('<p>Fish &amp; chips</p><script>alert(1)</script>')).toBe('Fish & chips')
  expect(plainText(' <p>\n“Fish” &lt; "chips" &gt; &quot;peas&quot; </p> ')).toBe(
    '“Fish” < "chips" > "peas"',
  )
})

it('unescapes once only', () => expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;'))

it.each([null, undefined, 7, {}, [7]])('ignores %j', (value) => expect(plainText(value)).toBe(''))
