import { AccountPage } from '../account/account-page.tsx'
import type { PageHandle } from '../shell/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

export default function SignUpPage() {
  return <AccountPage view="signUp" />
}
