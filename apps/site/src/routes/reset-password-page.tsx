import { AccountPage } from '../account/account-page.tsx'

export default function ResetPasswordPage() {
  return <AccountPage view="reset" />
}
