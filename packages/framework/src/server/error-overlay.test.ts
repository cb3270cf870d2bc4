import type { ErrorLogEntry, RequestTrace } from '@milepost/server'
import { expect, it, vi } from 'vitest'
import { withErrorOverlay } from './error-overlay.ts'
import type { SiteRenderer } from './create-site-options.ts'

const entry = (level: 'error' | 'warn', message: string): ErrorLogEntry => ({
  time: '2026-06-01T00:00:00.000Z',
  level,
  name: 'Error',
  message,
})

/** Renders a page with a renderer that logs an entry, and returns the page and what was logged. */
async function render(renderer: Partial<SiteRenderer>, entryOfPage?: ErrorLogEntry) {
  const writeProblem = vi.fn()
  const overlaid = withErrorOverlay({
    render: async (_request, { trace }) => {
      if (entryOfPage) trace?.writeProblem(entryOfPage)
      return new Response('<p>Page</p>', { headers: { 'content-type': 'text/html' } })
    },
    ...renderer,
  } as SiteRenderer)
  const scope = { trace: { id: 'A1', writeProblem } as unknown as RequestTrace }
  const response = await overlaid.render(new Request('http://site.example/'), scope as never)
  return { status: response.status, page: await response.text(), logged: writeProblem.mock.calls }
}

it('opens the overlay on the page, and still logs the error', async () => {
  const { page, logged } = await render({}, entry('error', 'no </script> here'))
  expect(page).toMatch(/^<p>Page<\/p><script type="module">/)
  expect(page).toContain(String.raw`no \u003c/script> here`)
  expect(logged).toEqual([[entry('error', 'no </script> here')]])
})

it('leaves a page with warnings only unchanged', async () =>
  expect((await render({}, entry('warn', 'old'))).page).toBe('<p>Page</p>'))

it('shows why the application cannot be loaded', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const fails = () => Promise.reject(new SyntaxError('Unexpected token in app/root.tsx'))
  const { status, page } = await render({ render: fails })
  expect([status, page]).toEqual([500, expect.stringContaining('Unexpected token in app/root.tsx')])
  expect(said).toHaveBeenCalledOnce()
  const { matchRoute } = withErrorOverlay({ matchRoute: fails } as never)
  expect(await matchRoute('/about')).toMatchObject({ pattern: '/*' })
  said.mockRestore()
})
