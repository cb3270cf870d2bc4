import type { DonationWire } from '@milepost/platform/testing'
import { errorMessage } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { donationWithPageAnswer } from './donation-answer.ts'
import type { DonationRow } from '../../records/donation-row.ts'
import { selectDonations } from '../../records/donation-row.ts'

/** One donation by its number (wire contract §2.2.4). */
export const getDonation = defineCall<DonationWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/donation/:id',
  handle({ database, params }) {
    const id = params['id'] ?? ''
    const donation = /^\d{1,15}$/.test(id)
      ? database.get<DonationRow>(`${selectDonations} WHERE d.id = ?`, Number(id))
      : undefined
    return donation === undefined
      ? errorMessage(404, 'Donation not found')
      : donationWithPageAnswer(donation)
  },
})
