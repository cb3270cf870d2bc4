import { iconViewBox } from '../../theme/kit.ts'
import { icon } from '../icon/icon.css.ts'
import type { ShareName } from './share-options.ts'

// Drawn for the kit in the manner of its icons: signs for the services, not their trade marks.
const paths: Record<ShareName, string> = {
  facebook: 'M22 4h-3q-5 0-5 6v19M9 15h12',
  twitter: 'M6 5l20 22M26 5L6 27',
  linkedin: 'M7 13v14M7 6v.1M14 27V13M14 19q0-6 5.500-6t5.500 6v8',
  pinterest: 'M11 19Q7 16 7 12q0-7 9-7t9 7q0 8-7 8-3 0-4-3M17 11l-5 17',
  messenger: 'M16 4q12 0 12 11T16 26q-3 0-5-1l-5 3v-6q-2-3-2-7Q4 4 16 4zM9 18l5-5 4 4 5-5',
  whatsapp:
    'M16 4q12 0 12 11.500T16 27q-3 0-6-1.500L4 28l2-6q-2-3-2-6.500Q4 4 16 4zM12 11q-1 4 3 7.500t7 1.500v-3l-3-1-2 1.500q-2-1-2.500-3L16 12l-1-2z',
  telegram: 'M3 15L29 5l-5 22-8-6-4 5-2-8zM10 18L29 5',
  mail: 'M4 7h24v18H4zM4 9l12 9 12-9',
  sms: 'M4 6h24v16H15l-7 6v-6H4zM10 14v.1M16 14v.1M22 14v.1',
  copy: 'M13 19a6 6 0 0 0 8.500 0l5-5A6 6 0 0 0 18 5.500L16 7.500M19 13a6 6 0 0 0-8.500 0l-5 5A6 6 0 0 0 14 26.500l2-2',
}

/** The sign of a way of sharing, beside a text that names it. Renders an `<svg>`. */
export function ShareIcon({ name }: { name: ShareName }) {
  return (
    <svg
      viewBox={`0 0 ${iconViewBox} ${iconViewBox}`}
      className={icon}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
