import type { RefusedStatus } from './refused-status.ts'

export interface RefusalWords {
  title: string
  text: string
}

const english: Readonly<Record<RefusedStatus, RefusalWords>> = {
  400: { title: "We can't read this request", text: 'Nothing was sent or changed.' },
  403: { title: "This form wasn't sent from our site", text: 'Nothing was sent or changed.' },
  404: { title: 'Page not found', text: 'Check the address and try again.' },
  405: { title: "You can't do that here", text: 'Nothing was sent or changed.' },
  413: { title: 'What you sent is too large', text: 'Make it smaller and send it again.' },
  414: { title: 'This address is too long', text: 'Check the address and try again.' },
  415: { title: "We can't read this form", text: 'Open the page and use the form there.' },
  421: { title: 'This site is not at this address', text: 'Check the address and try again.' },
  429: {
    title: 'Too many requests',
    text: 'Nothing was changed. Wait a minute, then try again.',
  },
  503: {
    title: 'We are very busy at the moment',
    text: 'Nothing was sent or changed. Try again in a few seconds.',
  },
}

/** Returns the English message for a rejected request. Default for sites without custom messages. */
export function englishRefusal(status: RefusedStatus): RefusalWords {
  return english[status]
}
