import { afterAll, afterEach } from 'vitest'

// Tests of pure code run in Node alone, and load nothing that draws.
if (typeof document !== 'undefined') {
  await import('@milepost/config/patient-queries')
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ reactStrictMode: true })
  afterEach(cleanup)
  // `npm run lab -- mutate` runs several files in one document.
  afterAll(() => document.body.replaceChildren())
}
