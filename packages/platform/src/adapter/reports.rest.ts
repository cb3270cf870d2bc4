export { authenticateReports } from '../accounts/account.ts'
