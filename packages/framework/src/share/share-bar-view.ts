import type { ShareName } from '@milepost/ui'
import type { SectionView } from '../view-models/section-view.ts'

export interface ShareBarView extends SectionView {
  type: 'shareBar'
  networks: ShareName[]
  url: string
  shareTitle: string
  label: string
  copied: string
}
