import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'

/**
 * The sentence of an error that can be shown to a person: what the server said, in whichever of
 * its envelopes, then the error's own message.
 *
 * @returns 'There was an unexpected error' when nothing says more
 */
export function messageOfError(error: unknown): string {
  const outer = asRecord(error)
  const data = asRecord(outer['data'])
  const inner = asRecord(data['error'])
  return (
    toText(
      inner['message'],
      data['errorMessage'],
      inner['desc'],
      asRecord(asList(data['Errors'])[0])['ErrorMessage'],
      asRecord(asList(outer['data'])[0])['desc'],
      asRecord(asList(inner['errors'])[0])['message'],
      data['message'],
      data['Message'],
      outer['message'],
    ) ?? 'There was an unexpected error'
  )
}
