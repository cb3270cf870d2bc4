import { AccountScreen } from '@milepost/supporter/account'

export default function SignInPage() {
  return <AccountScreen view="signIn" />
}
