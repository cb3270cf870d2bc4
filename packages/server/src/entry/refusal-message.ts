import type { RefusedStatus } from './refused-status.ts'

/** Messages for a rejected request. */
export interface RefusalMessage {
  title: string
  text: string
}

const english: Readonly<Record<RefusedStatus, RefusalMessage>> = {
  400: { title: 'We couldn’t process your request', text: 'Nothing was sent or changed.' },
  403: { title: 'This form wasn’t sent from our site', text: 'Nothing was sent or changed.' },
  404: { title: 'We couldn’t find that page', text: 'Check the web address.' },
  405: { title: 'You can’t do that here', text: 'Nothing was sent or changed.' },
  413: { title: 'That’s too large to send', text: 'Make it shorter and send it again.' },
  414: { title: 'This link is too long', text: 'Check the link and try again.' },
  415: { title: 'We couldn’t read this form', text: 'Open the page and use the form there.' },
  421: { title: 'We can’t find a site at this address', text: 'Check the address.' },
  429: { title: 'Wait a minute, then try again', text: 'You’ve sent too many requests.' },
  503: {
    title: 'We’re really busy right now',
    text: 'Nothing was sent or changed. Try again in a few seconds.',
  },
}

/** Returns the English messages for a rejected request, for sites without custom messages. */
export function englishRefusal(status: RefusedStatus): RefusalMessage {
  return english[status]
}
