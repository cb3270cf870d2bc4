import * as styles from './platform-logo.css.ts'

const platforms = {
  default: {
    name: 'JustGiving',
    sign: 'M16 27C8 21 4 17 4 12a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 9-12 15z',
  },
  p2p: { name: 'Everydayhero', sign: 'M16 4l4 8 8 1-6 6 2 9-8-5-8 5 2-9-6-6 8-1z' },
} as const

/** Logo and name of the platform that powers the site (Spec §1). */
export function PlatformLogo({ platform }: { platform: keyof typeof platforms }) {
  const { name, sign } = platforms[platform]
  return (
    <span className={styles.logo} data-platform={platform}>
      <svg viewBox="0 0 32 32" className={styles.logoSign} aria-hidden="true" focusable="false">
        <path d={sign} />
      </svg>
      {name}
    </span>
  )
}
