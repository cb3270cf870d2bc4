import { AccountPage } from '../account/account-page.tsx'

export default function SignInPage() {
  return <AccountPage view="signIn" />
}
