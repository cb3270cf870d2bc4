import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * Returns a form's latest response, or the previous one while `isLost`. Forms are remounted for each response, so this keeps
 * their input.
 */
export function useLastAnswer<Answer>(answer: Answer, isLost: boolean): Answer {
  const [last, setLast] = useState(answer)
  if (!isLost && last !== answer) setLast(answer)
  return isLost ? last : answer
}

/**
 * Whether a form is being submitted. The router never finishes a submission that leaves the site, for example to the checkout,
 * so a return by the back/forward cache ends it.
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
