import { use, useMemo } from 'react'
import type { MessageCatalogue, Messages, MessagesOf } from '../messages/message-catalogue.ts'
import { withOverrides } from '../messages/with-overrides.ts'
import { HostContext } from './host-context.ts'

const none: Messages = {}

/** A feature's messages with the site's own words in them; outside of a provider the English. */
export function useMessages<Catalogue extends MessageCatalogue>(
  catalogue: Catalogue,
): MessagesOf<Catalogue> {
  const overrides = use(HostContext)?.messages ?? none
  return useMemo(() => withOverrides(catalogue, overrides), [catalogue, overrides])
}
