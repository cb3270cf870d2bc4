import { AccountPage } from '../account-page/account-page.tsx'
import type { PageHandle } from '../services/page-handle.ts'

export const handle: PageHandle = { isClosed: true }

export default function ResetPasswordPage() {
  return <AccountPage view="reset" />
}
