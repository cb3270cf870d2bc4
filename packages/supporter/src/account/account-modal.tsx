import { Modal } from '@milepost/ui'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { AccountView } from '../host/supporter-host.ts'
import { useHost, useMessages, usePlace } from '../host/host-context.ts'
import { accountMessages, accountTitles } from './account-messages.ts'
import { SiteAccountPanel } from './account-panel.tsx'
import { getSignInRedirect, withoutSignInQuery } from './account-gate.tsx'

/** Sign-in dialog, shown on any page by the query parameter `login` (Spec §2). */
export default function AccountModal() {
  const messages = useMessages(accountMessages)
  const location = usePlace()
  const { navigate } = useHost()
  const asked = new URLSearchParams(location.search).get('login')
  const [view, setView] = useState<AccountView>(toView(asked))
  const after = getSignInRedirect(location)
  const go = (address: string) =>
    void navigate(address, { replace: true, preventScrollReset: true })
  return (
    <Modal
      open
      title={messages[accountTitles[view]]}
      width="default"
      // An accidental click outside must not discard the input.
      closeOnOverlay={false}
      onClose={() => go(withoutSignInQuery(location))}
    >
      {/* Contains the focus handling, because a custom panel may be lazy. */}
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

/** Focuses the first field rather than the close button. */
function FocusedFields({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('input')?.focus()
  }, [])
  return <div ref={place}>{children}</div>
}

function toView(asked: string | null): AccountView {
  if (asked === 'signup') return 'signUp'
  return asked === 'reset' ? 'reset' : 'signIn'
}
