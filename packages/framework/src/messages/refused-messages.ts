/** The messages for a request that is refused. */
export const refusedMessages = {
  feature: 'refused',
  english: {
    requestTitle: 'We cannot read this request',
    requestText: 'Nothing was sent or changed. Please go back and try again.',
    originTitle: 'This form was not sent from our site',
    originText:
      'To keep you safe, we only take forms that are sent from our own pages. Please open the page again and send the form from there.',
    methodTitle: 'You cannot do that here',
    methodText: 'Nothing was sent or changed.',
    sizeTitle: 'What you sent is too large',
    sizeText: 'Please go back, make it shorter and send it again.',
    addressTitle: 'This address is too long',
    addressText: 'No page of this site has an address as long as this one.',
    kindTitle: 'We cannot read this form',
    kindText: 'Nothing was sent or changed. Please open the page and use the form there.',
    hostTitle: 'This site is not at this address',
    hostText:
      'Nothing was sent or changed. Please check the address, or follow a link from the charity.',
    oftenTitle: 'Please wait a minute',
    oftenText:
      'Many forms came from your connection in a short time, so we did not take this one. Wait a minute, go back and send it again: what you typed is still there.',
    busyTitle: 'Too many people are here at once',
    busyText:
      'Nothing was sent or changed. Wait a few seconds, go back and try again: what you typed is still there.',
  },
} as const
