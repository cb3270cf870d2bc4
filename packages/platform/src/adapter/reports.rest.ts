export { authenticateReports } from '../accounts/authenticate-reports.ts'
