import { describe, expect, it } from 'vitest'
import { delayApplication } from './delay-application.ts'

/** Delays the application of a page as text. */
const delay = (page: string) =>
  new TextDecoder().decode(delayApplication(new TextEncoder().encode(page)))

const preloads =
  '<link rel="modulepreload" href="/assets/a-1.js"/><link rel="modulepreload" href="/assets/b-2.js"/>'
const application = 'import "/assets/manifest-3.js";\nimport("/assets/entry-4.js");'

describe('delayApplication', () => {
  it('turns the application’s script into data with the URLs of its modules', () => {
    const page = `<body>${preloads}<script nonce="n" type="module" async="">${application}</script></body>`
    expect(delay(page)).toBe(
      `<body><script type="text/plain" data-modules="/assets/a-1.js /assets/b-2.js" nonce="n">${application}</script></body>`,
    )
  })

  it.each([
    '',
    '<p>Zoë’s words about &lt;script type="module"&gt;</p>',
    '<script type="module" src="/resizer.js"></script>',
    '<script>import("/assets/entry-4.js")</script>',
    '<script type="module">console.log(1)</script>',
  ])('leaves %j unchanged', (page) => expect(delay(page)).toBe(page))

  it('lays out the first screen at the end of the content, before the first paint', () => {
    const end = '<template id="main-end"></template>'
    const held = delay(
      `<main></main>${end}<script nonce="n" type="module" async="">${application}</script>`,
    )
    expect(held).toMatch(
      /^<main><\/main><script nonce="n">[^<]*offsetHeight[^<]*<\/script><template/,
    )
    expect(delay(`<main></main>${end}`)).toBe(`<main></main>${end}`)
  })

  it('delays only the first such script', () => {
    const text = `<script type="module">import "/x.js"</script>`
    const held = delay(text + text)
    expect(held.match(/text\/plain/g)).toHaveLength(1)
  })
})
