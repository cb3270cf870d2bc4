import { Embed, Modal, RichText } from '@milepost/ui'
import { useBrowserQuery } from '../frame/navigation/use-browser-query.ts'
import { useQueryChange } from '../frame/navigation/use-query-change.ts'
import { useMessages } from '@milepost/supporter'
import { forwardQuery } from './forward-query.ts'
import { modalMessages } from './modal-messages.ts'
import type { ModalView } from '../frame/layout/modal-view.ts'
import { parseUrl } from '../base/parse-url.ts'

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
