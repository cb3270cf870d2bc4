import type { AccountPanelProps } from '../host/account-panel-props.ts'
import { useHost } from '../host/host-context.ts'
import { AccountPanel } from './account-panel.tsx'

/** The application's account panel, or the default one. */
export function SiteAccountPanel(props: AccountPanelProps) {
  const { accountPanel: Panel = AccountPanel } = useHost()
  return <Panel {...props} />
}
