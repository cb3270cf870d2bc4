import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, anew every second; undefined on the server and while the page wakes. */
export function useCurrentTime(): number | undefined {
  const [nowMs, setNowMs] = useState<number>()
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
