import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const page = (head: string) => `<html><head>${head}</head><body><main>$& words</main></body></html>`

it('takes the scripts out of the way of the first paint', () => {
  const html = scriptsAfterPaint(
    page(
      '<script type="module" src="/a.js"></script>\n<link rel="modulepreload" href="/b.js">\n<script id="dark">1</script>',
    ),
  )
  expect(html).toContain('<head><script id="dark">1</script></head>')
  expect(html).toContain('for(const href of ["/b.js"])')
  expect(html).toContain('for(const src of ["/a.js"])')
  expect(html).toContain('<main>$& words</main>')
})

it('brings nothing where there is nothing to bring', () => {
  expect(scriptsAfterPaint(page(''))).toContain('for(const src of [])')
})
