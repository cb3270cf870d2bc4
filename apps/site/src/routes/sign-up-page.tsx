import { AccountPage } from '../account/account-page.tsx'

export default function SignUpPage() {
  return <AccountPage view="signUp" />
}
