// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsSubmitting } from './form-answer.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

function Probe() {
  return (
    <Form method="post">
      <button disabled={useIsSubmitting()}>Send</button>
    </Form>
  )
}

const show = (persisted: boolean) =>
  act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

it('ends when the page returns from the back/forward cache, and starts with the next submission', async () => {
  const action = vi.fn(() => new Promise<null>(() => undefined))
  const router = createMemoryRouter([{ path: '/', action, Component: Probe }])
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  const button = () => document.querySelector('button')!
  expect(button().disabled).toBe(false)
  await act(async () => button().click())
  expect(button().disabled).toBe(true)
  await show(false)
  expect(button().disabled).toBe(true)
  await show(true)
  expect(button().disabled).toBe(false)
  await act(async () => button().click())
  expect(button().disabled).toBe(true)
  expect(action).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
})
