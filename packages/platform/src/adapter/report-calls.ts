import type { authenticateReports } from '../accounts/authenticate-reports.ts'
import type { Call } from './call.ts'

/** Who may see a charity's reports. */
export interface ReportCalls {
  readonly authenticateReports: Call<typeof authenticateReports>
}
