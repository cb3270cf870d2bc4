import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * What a form was answered, and for as long as later answers are lost, what it was answered before: a form that is
 * made anew for each answer keeps what was typed into it since.
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
