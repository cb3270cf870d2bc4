import '@milepost/config/patient-queries'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library sets it only in the first file, because files share its module.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

configure({ reactStrictMode: true })
afterEach(cleanup)

// jsdom implements `<dialog>` without its methods. Tests in Node alone have no element either.
if (typeof HTMLDialogElement !== 'undefined')
  Object.defineProperties(HTMLDialogElement.prototype, {
    showModal: {
      configurable: true,
      writable: true,
      value(this: HTMLDialogElement) {
        this.open = true
      },
    },
    close: {
      configurable: true,
      writable: true,
      // HTML queues the event as a task, so that it arrives after the code that called this method.
      value(this: HTMLDialogElement) {
        if (!this.open) return
        this.open = false
        setTimeout(() => this.dispatchEvent(new Event('close')))
      },
    },
  })
