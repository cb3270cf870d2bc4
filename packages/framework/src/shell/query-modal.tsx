import { Embed, Modal, RichText } from '@milepost/ui'
import { useBrowserQuery, useQueryChange } from '../frame/navigation/query-link.tsx'
import { useMessages } from '@milepost/supporter'
import type { ModalView } from '../frame/layout/shell-view.ts'
import { parseUrl } from '../base/addresses.ts'
import { modalMessages } from './modal-messages.ts'

/** Queries that concern this site alone. */
const ownQueries = [
  'modal',
  'login',
  'redirect',
  'previewToken',
  'previewUID',
  'token',
  'documentId',
]

/**
 * The address of an embedded frame with the queries of the page, but for those that concern the site
 * alone (Spec §2; decisions S2.58). What the address says itself is not overwritten.
 *
 * @param address - absolute; anything else is given back as it is
 */
export function forwardQuery(address: string, query: URLSearchParams): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const own = new Set([...url.searchParams.keys(), ...ownQueries])
  for (const [name, value] of query) if (!own.has(name)) url.searchParams.append(name, value)
  return url.href
}

const wide = 16 / 9
const tall = 3 / 4

/** The dialog that the query `modal` names, if there is one; closing it removes the query (Spec §2). */
export function QueryModal({ modals }: { modals: readonly ModalView[] }) {
  const query = useBrowserQuery()
  const change = useQueryChange()
  const words = useMessages(modalMessages)
  const modal = modals.find(({ id }) => id === query.get('modal'))
  if (modal === undefined) return null
  const provider = parseUrl(modal.iframe)?.host ?? ''
  return (
    <Modal
      open
      title={modal.title}
      aria-label={modal.title === '' ? modal.id : undefined}
      width={modal.iframe === '' ? 'default' : 'wide'}
      closeLabel={words.close}
      onClose={() => change({ modal: undefined })}
    >
      <RichText html={modal.html} />
      {modal.iframe === '' ? null : (
        <Embed
          title={modal.title || words.frame}
          src={forwardQuery(modal.iframe, query)}
          href={modal.iframe}
          provider={provider}
          allowed={modal.loads}
          ratio={modal.isWide ? wide : tall}
          words={{ play: words.play, notice: words.notice, open: words.open }}
        />
      )}
    </Modal>
  )
}
