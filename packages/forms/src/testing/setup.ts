import { afterAll, afterEach } from 'vitest'

// Tests with the Node environment need no DOM set-up.
if (typeof document !== 'undefined') {
  await import('@milepost/config/patient-queries')
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ reactStrictMode: true })
  afterEach(cleanup)
  // `npm run lab -- mutate` runs several files in one document.
  afterAll(() => document.body.replaceChildren())
}
