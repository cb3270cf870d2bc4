import type { RefusedStatus } from './refused-status.ts'

/** Messages for a rejected request. */
export interface RefusalWords {
  title: string
  text: string
}

const english: Readonly<Record<RefusedStatus, RefusalWords>> = {
  400: { title: 'We cannot read this request', text: 'Nothing was sent or changed.' },
  403: { title: 'This form was not sent from our site', text: 'Nothing was sent or changed.' },
  404: { title: 'There is no such page', text: 'Please check the address.' },
  405: { title: 'You cannot do that here', text: 'Nothing was sent or changed.' },
  413: { title: 'What you sent is too large', text: 'Please make it shorter and send it again.' },
  414: { title: 'This address is too long', text: 'There is no page with an address as long.' },
  415: { title: 'We cannot read this form', text: 'Please open the page and use the form there.' },
  421: { title: 'This site is not at this address', text: 'Please check the address.' },
  429: {
    title: 'Please wait a minute',
    text: 'There were too many requests. Nothing was changed.',
  },
  503: {
    title: 'Too many people are here at once',
    text: 'Please try again in a few seconds. Nothing was sent or changed.',
  },
}

/** Returns the English messages for a rejected request, for sites without custom messages. */
export function englishRefusal(status: RefusedStatus): RefusalWords {
  return english[status]
}
