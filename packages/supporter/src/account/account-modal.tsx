import { Modal } from '@milepost/ui'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { AccountView } from '../host/supporter-host.ts'
import { useHost, useMessages, useHostLocation } from '../host/host-context.ts'
import { accountMessages, accountTitleKeys } from './account-messages.ts'
import { HostAccountPanel } from './account-panel.tsx'
import { getSignInRedirect, removeSignInParameters } from './account-gate.tsx'

/** Sign-in dialog, shown on any page by the query parameter `login` (Spec §2). */
export default function AccountModal() {
  const messages = useMessages(accountMessages)
  const location = useHostLocation()
  const { navigate } = useHost()
  const asked = new URLSearchParams(location.search).get('login')
  const [view, setView] = useState<AccountView>(parseView(asked))
  const after = getSignInRedirect(location)
  const navigateTo = (address: string) =>
    void navigate(address, { replace: true, preventScrollReset: true })
  return (
    <Modal
      open
      title={messages[accountTitleKeys[view]]}
      width="default"
      // An accidental click outside must not discard the input.
      closeOnOverlay={false}
      onClose={() => navigateTo(removeSignInParameters(location))}
    >
      {/* Contains the focus handling, because a custom panel may be lazy. */}
      <Suspense fallback={null}>
        <FocusFirstField key={view}>
          <HostAccountPanel
            view={view}
            onView={setView}
            onDone={() => navigateTo(after)}
            returnTo={after}
          />
        </FocusFirstField>
      </Suspense>
    </Modal>
  )
}

/** Focuses the first field rather than the close button. */
function FocusFirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('input')?.focus()
  }, [])
  return <div ref={place}>{children}</div>
}

function parseView(asked: string | null): AccountView {
  if (asked === 'signup') return 'signUp'
  return asked === 'reset' ? 'reset' : 'signIn'
}
