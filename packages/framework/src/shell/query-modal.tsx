import { Embed, Modal, RichText } from '@milepost/ui'
import { useBrowserQuery, useQueryChange } from '../frame/navigation/query-link.tsx'
import { useMessages } from '@milepost/supporter'
import type { ModalView } from '../frame/layout/shell-view.ts'
import { parseUrl } from '../base/addresses.ts'
import { modalMessages } from './modal-messages.ts'

/** Query parameters that are not forwarded to embedded frames. */
const siteQueries = [
  'modal',
  'login',
  'redirect',
  'previewToken',
  'previewUID',
  'token',
  'documentId',
]

/**
 * Adds the page's query parameters to the URL of an embedded frame, except those of this site (Spec §2; decisions S2.58). Does
 * not overwrite parameters of the frame's URL.
 *
 * @param address - absolute URL; anything else is returned unchanged
 */
export function forwardQuery(address: string, query: URLSearchParams): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const own = new Set([...url.searchParams.keys(), ...siteQueries])
  for (const [name, value] of query) if (!own.has(name)) url.searchParams.append(name, value)
  return url.href
}

const landscapeRatio = 16 / 9
const portraitRatio = 3 / 4

/** Dialog of the query parameter `modal`, if it exists. Closing it removes the parameter (Spec §2). */
export function QueryModal({ modals }: { modals: readonly ModalView[] }) {
  const query = useBrowserQuery()
  const change = useQueryChange()
  const messages = useMessages(modalMessages)
  const modal = modals.find(({ id }) => id === query.get('modal'))
  if (modal === undefined) return null
  const provider = parseUrl(modal.iframe)?.host ?? ''
  return (
    <Modal
      open
      title={modal.title}
      aria-label={modal.title === '' ? modal.id : undefined}
      width={modal.iframe === '' ? 'default' : 'wide'}
      closeLabel={messages.close}
      onClose={() => change({ modal: undefined })}
    >
      <RichText html={modal.html} />
      {modal.iframe === '' ? null : (
        <Embed
          title={modal.title || messages.frame}
          src={forwardQuery(modal.iframe, query)}
          href={modal.iframe}
          provider={provider}
          allowed={modal.loads}
          ratio={modal.isWide ? landscapeRatio : portraitRatio}
          messages={{ play: messages.play, notice: messages.notice, open: messages.open }}
        />
      )}
    </Modal>
  )
}
