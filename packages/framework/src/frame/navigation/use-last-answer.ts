import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * Returns a form's last response. While later responses are lost, returns the previous one, so that a form that is
 * re-created for each response keeps its input.
 */
export function useLastAnswer<Answer>(answer: Answer, isLost: boolean): Answer {
  const [last, setLast] = useState(answer)
  if (!isLost && last !== answer) setLast(answer)
  return isLost ? last : answer
}

/**
 * Whether a form is being sent. A submission that has left the site, such as to the checkout, never ends for the router:
 * it counts as ended if the browser restores the page from its back/forward cache.
 */
export function useIsSending(): boolean {
  const navigation = useNavigation()
  const [ended, setEnded] = useState<typeof navigation>()
  useEffect(() => {
    const end = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setEnded(navigation)
    }
    window.addEventListener('pageshow', end)
    return () => window.removeEventListener('pageshow', end)
  }, [navigation])
  return navigation.state === 'submitting' && navigation !== ended
}
