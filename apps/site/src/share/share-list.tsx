import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { english } from '../messages/messages.ts'
import { shareLink, type ShareNetwork } from './share-networks.ts'
import * as styles from './share-list.css.ts'

/** How long the copy button says that it has copied (Spec §9). */
const copiedMs = 3000

/** Ways to share the page that is shown: plain links, and a button that copies its address. */
export function ShareList({
  title,
  networks,
  origin,
  siteName,
}: {
  title: string
  networks: readonly ShareNetwork[]
  origin: string
  siteName: string
}) {
  const url = origin + useLocation().pathname
  return (
    <div className={styles.share}>
      {title === '' ? null : <p className={styles.title}>{title}</p>}
      <ul className={styles.list}>
        {networks.map((network) => (
          <li key={network}>
            {network === 'copy' ? (
              <CopyButton url={url} />
            ) : (
              <a
                href={shareLink(network, url, siteName)}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.link}
              >
                {english[`share_${network}`]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function CopyButton({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        onClick={() => void copy(url).then(setIsCopied)}
      >
        {english.share_copy}
      </button>
      <output>{isCopied ? english.linkCopied : ''}</output>
    </>
  )
}

/** Copies a text, or shows it to be copied by hand where the browser will not (Spec §2). */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const isMac = /mac/i.test(navigator.userAgent)
    window.prompt(isMac ? english.copyByHandMac : english.copyByHand, text)
    return false
  }
}
