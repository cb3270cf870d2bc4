import { Modal } from '@milepost/ui'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { AccountView } from '../host/account-view.ts'
import { useHost } from '../host/host-context.ts'
import { usePlace } from '../host/place-context.ts'
import { useMessages } from '../host/use-messages.ts'
import { accountMessages } from './account-messages.ts'
import { accountTitles } from './account-titles.ts'
import { SiteAccountPanel } from './site-account-panel.tsx'
import { addressAfterLogin, addressWithoutLogin } from './return-address.ts'

/** The login dialog that the query `login` shows on any page (Spec §2). */
export default function AccountModal() {
  const words = useMessages(accountMessages)
  const location = usePlace()
  const { navigate } = useHost()
  const asked = new URLSearchParams(location.search).get('login')
  const [view, setView] = useState<AccountView>(viewOf(asked))
  const after = addressAfterLogin(location)
  const go = (address: string) =>
    void navigate(address, { replace: true, preventScrollReset: true })
  return (
    <Modal
      open
      title={words[accountTitles[view]]}
      width="default"
      // A form that is half filled in is not thrown away by a slip of the finger.
      closeOnOverlay={false}
      onClose={() => go(addressWithoutLogin(location))}
    >
      {/* Around the focus, too: a panel of the host may come later. */}
      <Suspense fallback={null}>
        <FocusedFields key={view}>
          <SiteAccountPanel
            view={view}
            onView={setView}
            onDone={() => go(after)}
            returnTo={after}
          />
        </FocusedFields>
      </Suspense>
    </Modal>
  )
}

/** Moves the focus to the fields rather than to the close button. */
function FocusedFields({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('input')?.focus()
  }, [])
  return <div ref={place}>{children}</div>
}

function viewOf(asked: string | null): AccountView {
  if (asked === 'signup') return 'signUp'
  return asked === 'reset' ? 'reset' : 'signIn'
}
